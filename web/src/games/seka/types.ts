/** Seka as the server shows it to one viewer. */
export interface Action {
  name: string;
  low: number;
  high: number;
}

export interface SeatView {
  seat: number;
  present: boolean;
  chips: number;
  status: "out" | "active" | "folded" | "eliminated";
  cards: (string | null)[];
  looked: boolean;
  paid: number;
  bet: number;
  last: string | null;
  blind: boolean;
  value: number | null;
  won: number;
}

export interface HandView {
  value: number;
  count: "suit" | "triple" | "two_aces" | "three_sixes";
  suit: string | null;
  rank: string | null;
  wild: boolean;
  band: "very_strong" | "good" | "fair" | "weak";
}

export interface SwaraView {
  number: number;
  parties: number[];
  joined: number[];
  pot: number;
  price: number;
  answers: Record<string, "split" | "play" | "join" | "decline">;
}

export interface Comparison {
  seat: number;
  other: number;
  winner: number;
}

export interface ResultView {
  ending: "folds" | "show" | "open" | "compared" | "split";
  winners: { seat: number; amount: number }[];
  pot: number;
  compared: Comparison[];
  values: Record<string, number>;
}

export interface SekaView {
  game: "seka";
  deal: number;
  phase: "waiting" | "betting" | "split" | "entry" | "over";
  dealer: number | null;
  actor: number | null;
  viewer: number | null;
  pot: number;
  level: number;
  price: number | null;
  blind: boolean;
  /** The cards that are wild under the rules in force. */
  wild: string[];
  actions: Action[];
  seats: SeatView[];
  hand: HandView | null;
  swara: SwaraView | null;
  result: ResultView | null;
  standings: { reason: "time_limit" | "last_player"; winners: number[] } | null;
}

/** Something that happened, as this viewer may see it. */
export interface SekaEvent {
  kind: string;
  seat?: number;
  amount?: number;
  blind?: boolean;
  word?: "bet" | "support" | "raise" | "knock";
  forced?: boolean;
  other?: number;
  by?: number;
  cards?: (string | null)[];
  value?: number | null;
  parties?: number[];
  pot?: number;
  number?: number;
  seats?: number[];
  ending?: string;
  name?: string;
}
