import type { Page } from "playwright-core";

/** The tables of which a part is seen only by scrolling sideways. */
export const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableElement>("main table")]
      .filter(({ offsetWidth, parentElement: frame }) => frame && offsetWidth > frame.clientWidth + 1)
      .map((table) => [...table.querySelectorAll("th")].map(({ textContent }) => textContent).join(", ")),
  );

/** The words in headings of columns that are broken over two lines, because their column is narrower. */
export const brokenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textsIn = (cell: Element): Text[] => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    const linesOf = (text: Text, at: number, length: number): number => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const shown = [...document.querySelectorAll("main table th")].filter((cell) => cell.checkVisibility());
    return shown
      .flatMap(textsIn)
      .flatMap((text) =>
        [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
          linesOf(text, index, word.length) > 1 ? [word] : [],
        ),
      );
  });
