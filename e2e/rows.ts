/** How many rows of a list are visible at once. */
import type { Page } from "playwright-core";

const screen = { width: 1280, height: 800 };
/** Rows of 48 pixels, under a title, tabs and one bar of filters. */
const fewest = 10;

/**
 * The flaw of the longest table, if fewer whole rows are visible than a screen of 800 pixels must show; undefined if the table would
 * not fill one.
 */
export async function rowsSeen(page: Page): Promise<{ flaws: string[] } | undefined> {
  const before = page.viewportSize() ?? screen;
  if ((await endsOf(page)).length < fewest) return undefined;
  await page.setViewportSize(screen);
  const ends = await endsOf(page);
  await page.setViewportSize(before);
  const whole = ends.filter((end) => end <= screen.height).length;
  return { flaws: whole < fewest ? [`shows only ${whole} of ${ends.length} rows`] : [] };
}

/** The bottom of each row of the longest table, from the top of the page. */
const endsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const tables = [...document.querySelectorAll("main table")].map((table) => [
      ...table.querySelectorAll("tbody tr[data-row]"),
    ]);
    const [longest = []] = tables.sort((one, other) => other.length - one.length);
    return longest.map((row) => row.getBoundingClientRect().bottom + scrollY);
  });
