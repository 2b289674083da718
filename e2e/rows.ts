/** How many rows of a list are seen at once. */
import type { Page } from "playwright-core";

const screen = { width: 1280, height: 800 };
const fewest = 12;

/** What is wrong with the longest table, if fewer of its rows are whole than a screen of 800 pixels has to show; undefined if it would not fill one. */
export async function rowsSeen(page: Page): Promise<{ flaws: string[] } | undefined> {
  const before = page.viewportSize() ?? screen;
  if ((await endsOf(page)).length < fewest) return undefined;
  await page.setViewportSize(screen);
  const ends = await endsOf(page);
  await page.setViewportSize(before);
  const whole = ends.filter((end) => end <= screen.height).length;
  return { flaws: whole < fewest ? [`shows only ${whole} of ${ends.length} rows`] : [] };
}

/** Where each row of the longest table ends, from the top of the page. */
const endsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const tables = [...document.querySelectorAll("main table")].map((table) => [
      ...table.querySelectorAll("tbody tr[data-row]"),
    ]);
    const [longest = []] = tables.sort((one, other) => other.length - one.length);
    return longest.map((row) => row.getBoundingClientRect().bottom + scrollY);
  });
