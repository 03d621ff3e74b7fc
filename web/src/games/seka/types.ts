/** Seka as the server shows it to one viewer. */
import type { components } from "../../api/schema";

type Schemas = components["schemas"];

export type Action = Schemas["Action"];
export type SeatView = Schemas["SekaSeat"];
export type HandView = Schemas["Hand"];
export type SwaraView = Schemas["SwaraView"];
export type ResultView = Schemas["Result"];
export type SekaView = Schemas["SekaView"];

/** Something that happened, as this viewer may see it. */
export type SekaEvent = Schemas["Update"]["events"][number];
