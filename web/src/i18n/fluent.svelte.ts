import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { files, languageOf } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The fallback for messages that a language does not have yet. */
const FALLBACK = "en";

const loaded: Record<string, Promise<FluentBundle>> = {};
let bundles = $state.raw<readonly FluentBundle[]>([]);
let current = $state(FALLBACK);

async function read(code: string): Promise<FluentBundle> {
  // Isolation marks would end up in titles and copied text; none of our languages is written right to left.
  const bundle = new FluentBundle(code, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => languageOf(path) === code);
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function load(code: string): Promise<FluentBundle> {
  return (loaded[code] ??= read(code));
}

/** Switches every text on the page to another language. */
export async function speak(code: string): Promise<void> {
  const chain = code === FALLBACK ? [code] : [code, FALLBACK];
  bundles = await Promise.all(chain.map(load));
  current = code;
  document.documentElement.lang = code;
}

/** The language in force. */
export function language(): string {
  return current;
}

function find(id: string): [FluentBundle, NonNullable<ReturnType<FluentBundle["getMessage"]>>] | undefined {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message) return [bundle, message];
  }
  return undefined;
}

/** Whether a message exists in the language in force or in English. */
export function has(id: string): boolean {
  return find(id) !== undefined;
}

/** A text in the language in force: a message, or with "id.name" one of its attributes. */
export function t(id: string, args?: Args): string {
  const [name = id, attribute] = id.split(".");
  const found = find(name);
  const pattern = found && (attribute ? found[1].attributes[attribute] : found[1].value);
  if (!found || !pattern) return id;
  return found[0].formatPattern(pattern, args, []);
}
