/** Belot as the server shows it to one viewer. */
import type { components } from "../../api/schema";
import type { TableView } from "../../api/types";

export type BelotView = Extract<TableView, { game: "belot" }>;
export type Action = BelotView["actions"][number];
export type SeatView = BelotView["seats"][number];
export type Contract = NonNullable<BelotView["contract"]>;
export type ContractName = Contract["name"];
export type Call = BelotView["calls"][number]["call"];
export type Declaration = SeatView["declarations"][number];
export type Duty = NonNullable<BelotView["duty"]>;
export type Offer = BelotView["offers"][number];
export type Trick = NonNullable<BelotView["trick"]>;
export type Result = NonNullable<BelotView["result"]>;
export type TeamResult = Result["teams"][number];
export type SheetLine = BelotView["sheet"][number];
export type Team = Contract["team"];

/** Something that happened, as this viewer may see it. */
export type BelotEvent = components["schemas"]["BelotEvent"];
