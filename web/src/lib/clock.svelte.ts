import { onMount } from "svelte";

/** Whole seconds until a moment of the server's clock, counting down; null without a moment. */
export function countdown(at: () => number | null, skew: () => number): { readonly seconds: number | null } {
  let now = $state(Date.now());
  onMount(() => {
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });
  const seconds = $derived.by(() => {
    const moment = at();
    return moment === null ? null : Math.max(0, Math.ceil((moment - (now + skew())) / 1000));
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
