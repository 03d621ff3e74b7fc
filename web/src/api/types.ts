/** What the server sends and takes. */
import type { SekaEvent, SekaView } from "../games/seka/types";

export type BotLevel = "cautious" | "searching";
export type RuleValue = string | number | boolean;
export type Rules = Record<string, RuleValue>;

export interface OptionSchema {
  type?: string;
  enum?: RuleValue[];
  minimum?: number;
  maximum?: number;
  default?: RuleValue;
  description?: string;
}

export interface RulesSchema {
  properties: Record<string, OptionSchema>;
}

export interface GameInfo {
  name: string;
  players: { min: number; max: number };
  presets: Record<string, Rules>;
  schema: RulesSchema;
}

export interface Problem {
  option: string;
  message: string;
}

export interface NewTable {
  game: string;
  rules: Rules;
  name: string;
  bots: number;
  bot: BotLevel | "mixed";
  seats?: number;
}

export interface TableInfo {
  code: string;
  game: string;
  rules: Rules;
  seats: number;
  free: number;
}

export interface Person {
  seat: number;
  name: string | null;
  bot: BotLevel | null;
  connected: boolean;
  leaving: boolean;
  host: boolean;
  asks: number | null;
  granted: number | null;
  ready: boolean;
  stand_in: boolean;
}

/** Everything one viewer may know about a table. */
export interface Room {
  code: string;
  number: number;
  decision: number | null;
  you: number | null;
  host: boolean;
  game: string;
  rules: Rules;
  paused: boolean;
  fast: boolean;
  people: Person[];
  next_deal_at: number | null;
  now: number;
  table: SekaView;
}

export type Command =
  | { type: "act"; decision: number; action: string; value: number }
  | { type: "sit"; seat: number; name: string }
  | { type: "stand" }
  | { type: "rename"; name: string }
  | { type: "ask"; amount: number }
  | { type: "grant"; seat: number; amount: number }
  | { type: "bot"; seat: number; bot: BotLevel | null }
  | { type: "kick"; seat: number }
  | { type: "ready" }
  | { type: "pause"; paused: boolean }
  | { type: "speed"; fast: boolean };

export type ClientFrame = (Command & { id: string }) | { type: "ping"; sent: number };

export type ServerFrame =
  | { type: "view"; number: number; room: Room }
  | { type: "update"; number: number; events: SekaEvent[]; room: Room }
  | { type: "done"; id: string; number: number }
  | { type: "refused"; id: string | null; code: string; message: string; room: Room }
  | { type: "pong"; sent: number; now: number }
  | { type: "presence"; room: Room };
