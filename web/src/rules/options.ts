/** The house rules of a game as a form needs them; drawn from the server's JSON schema. */
import type { OptionSchema, Rules, RulesSchema, RuleValue } from "../api/types";
import { has, t } from "../i18n/fluent.svelte";

export interface Option {
  name: string;
  kind: "choice" | "number" | "switch";
  choices: RuleValue[];
  min: number;
  max: number;
}

/** A range of whole numbers this small is drawn as choices. */
const FEW = 2;

function option(name: string, schema: OptionSchema): Option {
  const min = schema.minimum ?? 0;
  const max = schema.maximum ?? Number.MAX_SAFE_INTEGER;
  const base = { name, min, max, choices: [] };
  if (schema.enum) return { ...base, kind: "choice", choices: schema.enum };
  if (schema.type === "boolean") return { ...base, kind: "switch" };
  const step = schema.multipleOf ?? 1;
  const steps = (max - min) / step;
  if (steps < FEW) {
    return {
      ...base,
      kind: "choice",
      choices: Array.from({ length: steps + 1 }, (_, index) => max - index * step),
    };
  }
  return { ...base, kind: "number" };
}

/** Options in groups, the preset left out. */
export function groupsOf(schema: RulesSchema): { name: string; options: Option[] }[] {
  return Object.entries(schema.groups).map(([name, names]) => ({
    name,
    options: names.flatMap((each) => {
      const found = schema.properties[each];
      return found ? [option(each, found)] : [];
    }),
  }));
}

export function optionName(game: string, name: string): string {
  const id = `${game}-option-${name}`;
  return has(id) ? t(id) : name;
}

/** A value in words: the name of a choice, yes or no, or the number. */
export function valueText(game: string, name: string, value: RuleValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return t(value ? "table-yes" : "table-no");
  const id = `${game}-choice-${name}-${value}`;
  if (has(id)) return t(id);
  return typeof value === "number" ? t("table-chip-count", { count: value }) : value;
}

/** What differs from the preset. */
export function changes(rules: Rules, preset: Rules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => preset[name] !== value));
}
