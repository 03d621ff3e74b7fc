/** Contracts in words and signs. */
import type { Suit } from "../../cards/suits";
import { t } from "../../i18n/fluent.svelte";
import type { Call, Contract, ContractName } from "./types";

/** From low to high, as the server numbers them. */
export const contractNames: readonly ContractName[] = [
  "clubs",
  "diamonds",
  "hearts",
  "spades",
  "no_trumps",
  "all_trumps",
];

const suits: Partial<Record<string, Suit>> = { clubs: "c", diamonds: "d", hearts: "h", spades: "s" };

/** The trump suit of a contract; nothing without trumps and in all trumps. */
export function suitOfContract(name: string): Suit | undefined {
  return suits[name];
}

export function isContract(call: Call): call is ContractName {
  return (contractNames as readonly string[]).includes(call);
}

/** The name of a suit inside a sentence. */
export function suitText(suit: Suit): string {
  return t(`belot-contract-${contractNames["cdhs".indexOf(suit)] ?? "clubs"}.text`);
}

/** "hearts, doubled", for the middle of a sentence. */
export function contractText({ name, doubling }: Contract): string {
  const contract = t(`belot-contract-${name}.text`);
  if (doubling === 1) return contract;
  return t(doubling === 2 ? "belot-contract-doubled" : "belot-contract-redoubled", { contract });
}

/** "Hearts ×2". */
export function contractTitle({ name, doubling }: Contract): string {
  return `${t(`belot-contract-${name}`)}${doubling > 1 ? ` ×${doubling}` : ""}`;
}

/** What somebody says in the bidding. */
export function callText(call: Call): string {
  return t(isContract(call) ? `belot-contract-${call}` : `belot-call-${call}`);
}
