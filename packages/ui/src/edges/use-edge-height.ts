import { type RefObject, useEffect } from "react";

const names = { top: "--st-bar-height", bottom: "--st-footer-height" } as const;

/**
 * Reports the height of what sticks to an edge of the window: toasts and previews stay clear of it, and a focused field is
 * scrolled out from under it.
 */
export function useEdgeHeight(part: RefObject<HTMLElement | null>, edge: "top" | "bottom"): void {
  useEffect(() => {
    const root = document.documentElement.style;
    const padding = `scroll-padding-${edge}`;
    const tell = () => {
      const { height, distance } = part.current ? sizeOf(part.current, edge) : { height: 0, distance: 0 };
      root.setProperty(names[edge], `${height}px`);
      root.setProperty(padding, `${height + distance + 8}px`);
    };
    const observer = new ResizeObserver(tell);
    if (part.current) observer.observe(part.current);
    return () => {
      observer.disconnect();
      root.removeProperty(names[edge]);
      root.removeProperty(padding);
    };
  }, [part, edge]);
}

/** Pixels; of what scrolls with the page, as on a small or enlarged window, nothing is kept clear. */
function sizeOf(part: HTMLElement, edge: keyof typeof names) {
  const style = getComputedStyle(part);
  if (style.position !== "sticky") return { height: 0, distance: 0 };
  return { height: part.offsetHeight, distance: Number.parseFloat(style[edge]) || 0 };
}
