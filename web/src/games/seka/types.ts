/** Seka as the server shows it to one viewer. */
import type { components } from "../../api/schema";
import type { TableView } from "../../api/types";

export type SekaView = Extract<TableView, { game: "seka" }>;
export type Action = SekaView["actions"][number];
export type SeatView = SekaView["seats"][number];
export type HandView = NonNullable<SekaView["hand"]>;

/** Something that happened, as this viewer may see it. */
export type SekaEvent = components["schemas"]["SekaEvent"];
