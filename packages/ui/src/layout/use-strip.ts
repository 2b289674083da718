import { useEffect, useRef } from "react";

/**
 * For a strip of tabs or choices that scrolls sideways: brings the current one into view, and marks the sides where there is more,
 * which then fade (`strip.module.css`). `current` identifies the current one.
 */
export function useStrip(current: string | undefined, count: number) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one becomes current, and when their number changes
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const mark = () => markSides(row);
    const settle = () => {
      showCurrent(row);
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
  }, [current, count]);
  return strip;
}

/** Scrolls sideways only. Centres the current one, so that its neighbours on both sides can be seen and pressed. */
function showCurrent(row: HTMLElement): void {
  const part = row.querySelector<HTMLElement>("[aria-current], [aria-pressed='true']");
  if (part) row.scrollLeft = part.offsetLeft - row.offsetLeft - (row.clientWidth - part.offsetWidth) / 2;
}

function markSides(row: HTMLElement): void {
  const [before, width] = [row.scrollLeft, row.scrollWidth - row.clientWidth];
  row.toggleAttribute("data-more-before", before > 1);
  row.toggleAttribute("data-more-after", width - before > 1);
}
