/** The two teams: seats 0 and 2 against 1 and 3, as the reader calls them. */
import type { Args } from "../../i18n/fluent.svelte";
import { t } from "../../i18n/fluent.svelte";
import { listNames, nameAt, type Who } from "../../table/who";
import type { BelotView, Team } from "./types";

export const teams: readonly Team[] = [0, 1];

export function teamOf(seat: number): Team {
  return seat % 2 === 0 ? 0 : 1;
}

/** The team that comes first: the reader's, or the one of the first seat. */
export function firstTeam(you: number | null): Team {
  return teamOf(you ?? 0);
}

/** Signs that tell the teams apart without colours: filled for the first, hollow for the other. */
export function signOf(team: Team, you: number | null): string {
  return team === firstTeam(you) ? "●" : "◇";
}

/** "us", "them", or "other" for who has no seat. */
export function sideOf(team: Team, you: number | null): "us" | "them" | "other" {
  if (you === null) return "other";
  return team === teamOf(you) ? "us" : "them";
}

/** "Us", "Them", or the two names for who has no seat. */
export function teamName(team: Team, who: Who): string {
  const side = sideOf(team, who.you);
  if (side !== "other") return t(`belot-team-${side}`);
  return t("belot-team-pair", { first: nameAt(who, team), second: nameAt(who, team + 2) });
}

/** The arguments of a sentence about a team. */
export function teamSubject(team: Team, who: Who): Args {
  return { side: sideOf(team, who.you), team: listNames(who, [team, team + 2]) };
}

/** What stands at a plate: the sign of the team and who it is. */
export function teamTag(view: BelotView, seat: number, who?: Who): string {
  const sign = signOf(teamOf(seat), view.viewer);
  const side = sideOf(teamOf(seat), view.viewer);
  if (side !== "other") return `${sign} ${t(`belot-team-${side}`)}`;
  return who ? `${sign} ${t("belot-team-with", { name: nameAt(who, (seat + 2) % 4) })}` : sign;
}
