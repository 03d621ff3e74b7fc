/** Every language has the same messages, with the same attributes and variables, and all that the source asks for. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const locale = join(import.meta.dirname, "../../../septet/locale");
const source = join(import.meta.dirname, "..");
const games = ["seiska", "seka", "seven_card_stud", "seven_twenty_seven"];
const ours = ["cards.ftl", "table.ftl", "web.ftl", ...games.map((game) => `${game}.ftl`)];
/** Forms of the ranks in a hand of poker: each language takes those that its grammar asks for. */
const forms = ["one", "many", "of", "to", "with", "second", "secondwith"];
const languages = readdirSync(locale, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Message id or "id.attribute" → the variables it names. */
function messages(language: string, file: string): Map<string, string[]> {
  const text = readFileSync(join(locale, language, file), "utf8");
  const found = new Map<string, string[]>();
  let id = "";
  let key = "";
  for (const line of text.split("\n")) {
    const message = /^([a-zA-Z][\w-]*) =/.exec(line);
    const attribute = /^ {4}\.([a-zA-Z][\w-]*) =/.exec(line);
    if (message?.[1]) key = id = message[1];
    else if (attribute?.[1]) key = `${id}.${attribute[1]}`;
    else if (line.startsWith("#")) continue;
    if (!key) continue;
    const names = found.get(key) ?? [];
    for (const match of line.matchAll(/\$(\w+)/g))
      if (match[1] && !names.includes(match[1])) names.push(match[1]);
    found.set(key, names.sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")
      ? [readFileSync(path, "utf8")]
      : [];
  });
}

const code = sources(source).join("\n");
const english = new Map(ours.flatMap((file) => [...messages("en", file)]));

describe.each(languages)("the language %s", (language) => {
  it.each(ours)("has the messages of English in %s", (file) => {
    const mine = messages(language, file);
    const base = messages("en", file);
    expect([...mine.keys()].sort()).toEqual([...base.keys()].sort());
  });

  it.each(ours)("names no variable in %s that English does not know", (file) => {
    const base = messages("en", file);
    for (const [id, names] of messages(language, file)) {
      const known = base.get(id) ?? [];
      const allowed = known.some((name) => forms.includes(name)) ? [...known, ...forms] : known;
      const extra = names.filter((name) => !allowed.includes(name));
      expect(extra, `${id} in ${language}`).toEqual([]);
    }
  });

  it.each(ours)("can be read without errors: %s", (file) => {
    const bundle = new FluentBundle(language);
    const resource = new FluentResource(readFileSync(join(locale, language, file), "utf8"));
    expect(bundle.addResource(resource)).toEqual([]);
    const ids = [...messages(language, file).keys()].filter((id) => !id.includes("."));
    for (const id of ids) expect(bundle.hasMessage(id), `${id} in ${language}`).toBe(true);
  });
});

describe("the source", () => {
  const literal =
    /["'`]((?:web|table|seiska|seka|seven_card_stud|seven_twenty_seven|card|error|game)-[\w.-]+)["'`]/g;
  const template =
    /`((?:web|table|seiska|seka|seven_card_stud|seven_twenty_seven|card|error|game)-[\w-]*)\$\{/g;
  const used = new Set([...code.matchAll(literal)].flatMap((match) => (match[1] ? [match[1]] : [])));
  const prefixes = new Set([...code.matchAll(template)].flatMap((match) => (match[1] ? [match[1]] : [])));

  it("asks only for messages that exist", () => {
    expect([...used].filter((id) => !english.has(id))).toEqual([]);
  });
  it("builds ids only with beginnings that exist", () => {
    const missing = [...prefixes].filter(
      (prefix) => ![...english.keys()].some((id) => id.startsWith(prefix)),
    );
    expect(missing).toEqual([]);
  });
  it("leaves no text of the browser unused", () => {
    const unused = [...english.keys()].filter(
      (id) =>
        id.startsWith("web-") && !used.has(id) && ![...prefixes].some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(games)("the options of the rules of %s", (game) => {
  const rules = readFileSync(join(locale, `../games/${game}/rules.py`), "utf8");
  const body = rules.slice(rules.indexOf("Rules(Rules):"));
  const options = [...body.matchAll(/^ {4}(\w+): (?!ClassVar).* = /gm)].flatMap((match) =>
    match[1] ? [match[1]] : [],
  );

  it("have names and one sentence each", () => {
    expect(options.length).toBe({ seiska: 15, seka: 25, seven_card_stud: 21, seven_twenty_seven: 22 }[game]);
    for (const option of options) {
      expect(english.has(`${game}-option-${option}`), option).toBe(true);
      expect(english.has(`${game}-option-${option}.help`), option).toBe(true);
    }
  });
});
