/** How a deal ended: who went out, what the hands count, and what that means for the game. */
import { language, t } from "../../i18n/fluent.svelte";
import { nameAt, subject, type Who } from "../../table/who";
import { countedText } from "./events";
import type { SeiskaView } from "./types";

/** So many hands have a line of their own; more than that lie open at the plates and are only counted. */
const LINES = 3;

function list(texts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "unit" }).format(texts);
}

/** How the deal ended, in sentences; the first one matters most. */
export function resultLines(view: SeiskaView, who: Who): string[] {
  const { result } = view;
  if (!result) return [];
  const listed = (seat: number) => (seat === who.you ? t("table-you") : nameAt(who, seat));
  const left = result.hands.filter((hand) => hand.seat !== result.winner);
  const few = left.length <= LINES && !result.game_over;
  const counted = few
    ? left.map((hand) => countedText(hand, who))
    : [
        t("seiska-result-counted", {
          hands: list(
            left.map(({ seat, points, total }) =>
              t("seiska-result-hand", { name: listed(seat), points, total }),
            ),
          ),
        }),
      ];
  const gone = left.filter((hand) => hand.dropped_out);
  const totals = view.seats.flatMap(({ seat, points }) =>
    points === null ? [] : [t("seiska-result-total", { name: listed(seat), total: points })],
  );
  return [
    result.winner === null
      ? t("seiska-event-blocked")
      : t("seiska-event-went_out", subject(who, result.winner)),
    ...counted,
    ...gone.map(({ seat, total }) => t("seiska-event-dropped_out", { ...subject(who, seat), total })),
    ...(result.extra_deal ? [t("seiska-event-extra_deal")] : []),
    ...(result.game_over ? [t("seiska-result-totals", { hands: list(totals) })] : []),
  ];
}
