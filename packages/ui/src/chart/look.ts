import type { ChartLook } from "@stoep/charts";

const noMotion = "(prefers-reduced-motion: reduce)";

/** The colours and fonts of the surrounding page, in the current scheme. */
export function pageLook(element: HTMLElement): ChartLook {
  const page = getComputedStyle(element);
  const token = (name: string) => page.getPropertyValue(`--st-${name}`).trim();
  return {
    ink: token("ink"),
    inkSoft: token("ink-soft"),
    line: token("line"),
    cursor: token("control-line"),
    surface: token("surface"),
    sunken: token("sunken"),
    // The first is the network’s, which may be any colour.
    series: [token("primary"), token("progress-ink"), token("ink")],
    font: page.fontFamily,
    textSize: Number.parseFloat(page.fontSize) * 0.875 || 14,
    isStill: window.matchMedia?.(noMotion).matches ?? true,
  };
}
