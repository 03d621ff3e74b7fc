/** All games that this client can draw. */
import type { TableView } from "../api/types";
import { belot } from "./belot";
import type { Game } from "./game";
import { seiska } from "./seiska";
import { seka } from "./seka";
import { sevenCardStud } from "./seven_card_stud";
import { sevenTwentySeven } from "./seven_twenty_seven";

/** In the order in which they are offered. */
const games: Record<TableView["game"], Game> = {
  seka,
  seven_card_stud: sevenCardStud,
  seven_twenty_seven: sevenTwentySeven,
  seiska,
  belot,
};

/** The client's part of a game, or nothing for a game that only a newer client knows. */
export function findGame(name: string): Game | undefined {
  return (games as Record<string, Game | undefined>)[name];
}

/** The game that a view belongs to. */
export function gameOf(view: TableView): Game {
  return games[view.game];
}

export const gameNames: readonly string[] = Object.keys(games);
