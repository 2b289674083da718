import { useEffect, useRef } from "react";

/** Where there is more. */
export type Sides = { before: boolean; after: boolean };

/**
 * For a strip of tabs or choices that scrolls sideways: brings the current one into view, and marks the sides where there is more,
 * which then fade (`strip.module.css`). `current`: the place of the current one among them, -1 for none. `tell` is told of the sides.
 */
export function useStrip(current: number, count: number, tell?: (sides: Sides) => void) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one becomes current, and when their number changes
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const mark = () => {
      const sides = sidesOf(row);
      row.toggleAttribute("data-more-before", sides.before);
      row.toggleAttribute("data-more-after", sides.after);
      tell?.(sides);
    };
    const settle = () => {
      showCurrent(row, current);
      mark();
    };
    settle();
    // Another language, counts that arrive and bold letters make its parts wider; a turned phone makes the strip wider.
    const watch = new ResizeObserver(settle);
    for (const part of [row, ...row.children]) watch.observe(part);
    row.addEventListener("scroll", mark, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener("scroll", mark);
    };
  }, [current, count, tell]);
  return strip;
}

/** Scrolls sideways only. Centres the current one, so that its neighbours on both sides can be seen and pressed. */
function showCurrent(row: HTMLElement, current: number): void {
  const part = row.children[current];
  if (part instanceof HTMLElement)
    row.scrollLeft = part.offsetLeft - row.offsetLeft - (row.clientWidth - part.offsetWidth) / 2;
}

function sidesOf(row: HTMLElement): Sides {
  const [before, width] = [row.scrollLeft, row.scrollWidth - row.clientWidth];
  return { before: before > 1, after: width - before > 1 };
}
