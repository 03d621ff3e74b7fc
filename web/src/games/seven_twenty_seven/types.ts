/** Seven Twenty-Seven as the server shows it to one viewer. */
import type { components } from "../../api/schema";
import type { TableView } from "../../api/types";

export type TwentySevenView = Extract<TableView, { game: "seven_twenty_seven" }>;
export type Action = TwentySevenView["actions"][number];
export type SeatView = TwentySevenView["seats"][number];
export type Totals = NonNullable<SeatView["totals"]>;
export type Total = NonNullable<Totals["seven"]>;
export type ResultView = NonNullable<TwentySevenView["result"]>;
/** How a pot was divided: the result and the log tell it in the same shape. */
export type PotResult = ResultView["pots"][number];
export type Half = PotResult["seven"];
export type Share = Half["winners"][number];

/** Something that happened, as this viewer may see it. */
export type TwentySevenEvent = components["schemas"]["SevenTwentySevenEvent"];
