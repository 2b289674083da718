import type { Page } from "playwright-core";

/** The tables of which a part is seen only by scrolling sideways. */
export const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableElement>("main table")]
      .filter(({ offsetWidth, parentElement: frame }) => frame && offsetWidth > frame.clientWidth + 1)
      .map((table) => [...table.querySelectorAll("th")].map(({ textContent }) => textContent).join(", ")),
  );
