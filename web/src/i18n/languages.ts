/** A language is a folder of `septet/locale`; its name is written in itself. */
export interface Language {
  code: string;
  name: string;
}

const names: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  ru: "Русский",
  fi: "Suomi",
  bg: "Български",
};

type Load = () => Promise<string>;

/** The texts of every language, loaded when a language is chosen. The terminal's texts are not for the browser. */
export const files: Record<string, Load> = import.meta.glob<string>(
  ["../../../septet/locale/*/*.ftl", "!../../../septet/locale/*/terminal.ftl"],
  { query: "?raw", import: "default" },
);

/** The language a file of texts belongs to: the name of its folder. */
export function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

const order = Object.keys(names);

export const languages: Language[] = [...new Set(Object.keys(files).map(languageOf))]
  .sort((a, b) => order.indexOf(a) - order.indexOf(b))
  .map((code) => ({ code, name: names[code] ?? code }));

/** How the browser names a language with its region ("en-GB"), for dates as they are written there. */
export function regional(code: string, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().split("-")[0] === code) ?? code;
}

/** The first language of the browser's list that exists, else English. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (languages.some((language) => language.code === code)) return code;
  }
  return "en";
}
