/** Seiska as the server shows it to one viewer. */
import type { components } from "../../api/schema";
import type { TableView } from "../../api/types";

export type SeiskaView = Extract<TableView, { game: "seiska" }>;
export type SeatView = SeiskaView["seats"][number];
export type Turn = NonNullable<SeiskaView["turn"]>;
export type ResultView = NonNullable<SeiskaView["result"]>;
export type HandView = ResultView["hands"][number];

/** Something that happened, as this viewer may see it. */
export type SeiskaEvent = components["schemas"]["SeiskaEvent"];
