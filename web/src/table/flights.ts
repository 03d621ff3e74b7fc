/** Chips that fly between real places on the page; only transform and opacity move. */
import type { Payment } from "../games/game";

const FLIGHT = 380;

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function fly(layer: Element, from: Element, to: Element, amount: number, delay: number): void {
  const start = middle(from);
  const end = middle(to);
  const chip = document.createElement("span");
  chip.className = "flying-chip";
  chip.textContent = String(amount);
  layer.append(chip);
  const at = (point: { x: number; y: number }) =>
    `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
  const flight = chip.animate(
    [
      { transform: `${at(start)} scale(0.7)`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { transform: `${at(end)} scale(1)`, opacity: 0 },
    ],
    { duration: FLIGHT, delay, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)", fill: "both" },
  );
  flight.onfinish = () => chip.remove();
  flight.oncancel = () => chip.remove();
}

/** Lets chips fly for everything that was paid or won: to the chips in front of a seat, to the pot, or back. */
export function animate(table: Element, layer: Element, payments: readonly Payment[]): void {
  const pot = table.querySelector("[data-pot]");
  if (!pot) return;
  let delay = 0;
  for (const { seat: number, amount, won } of payments) {
    const seat = table.querySelector(`[data-seat="${number}"]`);
    if (!seat) continue;
    if (won) fly(layer, pot, seat, amount, (delay += 300));
    else fly(layer, seat, seat.querySelector("[data-bet]") ?? pot, amount, delay);
    delay += payments.length > 2 ? 40 : 120;
  }
}

/** Tells every seat where the cards come from, for the animation of the deal. */
export function aimDeal(table: Element): void {
  const pot = table.querySelector("[data-pot]");
  if (!pot) return;
  const source = middle(pot);
  for (const seat of table.querySelectorAll<HTMLElement>("[data-seat]")) {
    const place = middle(seat);
    seat.style.setProperty("--deal-x", `${Math.round(source.x - place.x)}px`);
    seat.style.setProperty("--deal-y", `${Math.round(source.y - place.y)}px`);
  }
}
