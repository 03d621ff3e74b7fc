import type { CardText } from "./card";

const pictures = import.meta.glob<string>("./courts/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of the court picture of a king, queen or jack; nothing for other cards. */
export function courtPicture(card: CardText): string | undefined {
  return pictures[`./courts/${card.toUpperCase()}.svg`];
}
