/** Texts for tests, in place of `fluent.svelte`: read from the files, so that tests speak as people read them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The language that is spoken from now on. */
export const speak = { language: "en" };

const locale = join(import.meta.dirname, "../../../septet/locale");
const bundles: Record<string, FluentBundle> = {};

function bundle(): FluentBundle {
  return (bundles[speak.language] ??= read(speak.language));
}

function read(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join(locale, language))) {
    made.addResource(new FluentResource(readFileSync(join(locale, language, file), "utf8")));
  }
  return made;
}

export function language(): string {
  return speak.language;
}

export function has(id: string): boolean {
  return bundle().hasMessage(id);
}

/** The text; where there is none, or something is missing in it, a test is to fail. */
export function t(id: string, args?: Record<string, string | number>): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle().getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no text ${id}`);
  return bundle().formatPattern(pattern, args);
}
