/**
 * What the server sends and takes. The shapes come from its OpenAPI document (`schema.d.ts`, made by
 * `npm run types`); here they get short names, and rules get the type that JSON schema cannot say.
 */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type RuleValue = string | number | boolean;
export type Rules = Record<string, RuleValue>;

export interface OptionSchema {
  type?: string;
  enum?: RuleValue[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  default?: RuleValue;
  description?: string;
}

export interface RulesSchema {
  properties: Record<string, OptionSchema>;
  /** Which options belong together, all but the preset, in the order they are shown. */
  groups: Record<string, string[]>;
}

export type GameInfo = Omit<Schemas["GameInfo"], "presets" | "schema"> & {
  presets: Record<string, Rules>;
  schema: RulesSchema;
};
export type Problem = Schemas["RuleProblem"];
export type NewTable = Omit<Schemas["TableWanted"], "rules" | "seats"> & { rules: Rules };
export type TableInfo = Schemas["TableInfo"];
export type Refusal = Partial<Schemas["Error"]>;

export type Person = Schemas["SeatView"];
export type BotLevel = NonNullable<Person["bot"]>;

/** Everything one viewer may know about a table. */
export type Room = Omit<Schemas["RoomView"], "rules"> & { rules: Rules };
/** The table as one viewer sees it, of whichever game. */
export type TableView = Room["table"];
/** Something that happened; which game it belongs to, the view says. */
export type TableEvent = Schemas["Update"]["events"][number];

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** A wish of the viewer; the connection gives it its id. */
export type Command = WithoutId<Exclude<Schemas["ClientFrame"], { type: "ping" }>>;
export type Ping = Schemas["Ping"];

type WithRoom<T> = T extends { room: unknown } ? Omit<T, "room"> & { room: Room } : T;

export type ServerFrame = WithRoom<Schemas["ServerFrame"]>;
export type ViewFrame = Extract<ServerFrame, { type: "view" }>;
/** How finished deals were counted, by the number of the deal, in games whose score sheet says it. */
export type Results = ViewFrame["results"];
export type UpdateFrame = Extract<ServerFrame, { type: "update" }>;
