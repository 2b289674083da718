/** The titles of charts that nowhere have the network's colour, in which the first of their series is drawn. */
import type { Page } from "playwright-core";

export const colourlessCharts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const swatch = document.body.appendChild(document.createElement("span"));
    swatch.style.cssText = "transition: none; color: var(--st-primary)";
    const { color } = getComputedStyle(swatch);
    swatch.remove();
    const hasColour = (shape: Element) => {
      const { fill, stroke } = getComputedStyle(shape);
      return fill === color || stroke === color;
    };
    return [...document.querySelectorAll("figure:has(figcaption) [aria-hidden] > div > svg")]
      .filter((drawing) => drawing.checkVisibility() && ![...drawing.querySelectorAll("path")].some(hasColour))
      .map((drawing) => drawing.closest("figure")?.querySelector("h3")?.textContent ?? "");
  });
