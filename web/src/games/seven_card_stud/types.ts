/** Seven Card Stud as the server shows it to one viewer. */
import type { components } from "../../api/schema";
import type { TableView } from "../../api/types";

export type StudView = Extract<TableView, { game: "seven_card_stud" }>;
export type Action = StudView["actions"][number];
export type SeatView = StudView["seats"][number];
export type HandView = NonNullable<SeatView["hand"]>;
export type ResultView = NonNullable<StudView["result"]>;
export type PotView = StudView["pots"][number];
export type PotResult = ResultView["pots"][number];

/** Something that happened, as this viewer may see it. */
export type StudEvent = components["schemas"]["SevenCardStudEvent"];
