/** The size of touch targets. */
import type { Page } from "playwright-core";

/** Minimum width and height, in pixels. */
const least = 44;

/**
 * Controls on the page, or in the dialog over it, that are smaller than a fingertip: "button “Report” 80 × 36". Measures the area
 * that reacts: a label with its checkbox, a link with all that it covers. Links within a sentence may be as high as their line.
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(measure, least);

/** Runs in the page. */
function measure(atLeast: number): string[] {
  const textOf = (node: Node | null) => (node?.textContent ?? "").trim();
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === "inline" && textOf(element.parentElement).length > textOf(element).length + 2;
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** How far from a point the element reacts in one direction. */
  const reach = (element: Element, x: number, y: number, stepX: number, stepY: number) => {
    for (let length = 1; length < atLeast; length++) {
      const hit = document.elementFromPoint(x + stepX * length, y + stepY * length);
      if (!hit || !element.contains(hit)) return length - 1;
    }
    return atLeast;
  };
  const sizeOf = (element: Element) => {
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 30)];
    return {
      wide: Math.round(Math.max(width, reach(element, x, y, 1, 0) + reach(element, x, y, -1, 0) + 1)),
      high: Math.round(Math.max(height, reach(element, x, y, 0, 1) + reach(element, x, y, 0, -1) + 1)),
    };
  };
  const area: ParentNode = document.querySelector("dialog[open]") ?? document;
  const controls = area.querySelectorAll("a[href], button, input, select, textarea, summary, [role=option]");
  const pressed = [...controls]
    .filter((element) => isShown(element) && !(element.tagName === "A" && isInSentence(element)))
    .map((element) => element.closest("label") ?? element);
  const small = pressed.flatMap((element) => {
    const { wide, high } = sizeOf(element);
    const name = element.getAttribute("aria-label") ?? textOf(element);
    return wide >= atLeast && high >= atLeast ? [] : [`${element.tagName} “${name.slice(0, 40)}” ${wide} × ${high}`];
  });
  scrollTo(0, 0);
  return small;
}
