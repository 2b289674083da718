/** What is checked on every screen: light on a desktop, dark on a phone, in the languages. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, narrow, type PageOptions, password, picture, wide } from "../browser.ts";
import type { Api } from "../calls.ts";
import { colourlessCharts } from "../charts.ts";
import { misfits } from "../dates.ts";
import { home } from "../home.ts";
import { keys } from "../keys.ts";
import { residentWithApp, signUp } from "../newcomers.ts";
import { flawsOnPaper } from "../paper.ts";
import { rowsSeen } from "../rows.ts";
import { type Screen, screensOf, type Viewer } from "../screen.ts";
import { goTo, settled } from "../settled.ts";
import { brokenHeadings, cutTables } from "../tables.ts";
import { smallTargets } from "../targets.ts";

const languages = ["en", "nl", "fr", "tr"] as const;
type Language = (typeof languages)[number];
/** Service workers are blocked, since the end of their requests is not reported. */
const alone = { serviceWorkers: "block" } as const;
/** Size and colour scheme vary together; the other two combinations are for someone who looks at the pictures: STOEP_SCHEMES=swapped. */
const schemes = process.env.STOEP_SCHEMES === "swapped" ? (["dark", "light"] as const) : (["light", "dark"] as const);
/** Maps, which take the software renderer longer than the rest of their screen, are drawn on the phone. */
const looks = {
  desktop: [`at 1280 pixels, ${schemes[0]}`, { ...alone, viewport: wide, colorScheme: schemes[0] }],
  phone: [`at 390 pixels, ${schemes[1]}`, { ...alone, viewport: narrow, colorScheme: schemes[1], hasMap: true }],
} as const;
type Look = keyof typeof looks;

/** On a desktop all languages; on a phone, where words are short of room, the one whose words are longest in all catalogues. */
const languagesAt = { desktop: languages, phone: ["nl"] } as const;

/** Every second screen starts in the language in which the one before it ended: one change less for each. Pictures are taken in all. */
function languagesFor(width: number, turn: number): readonly Language[] {
  const those = languagesAt[width === wide.width || process.env.STOEP_PICTURES ? "desktop" : "phone"];
  return turn % 2 === 0 ? those : those.toReversed();
}
const minutes = 60_000;

/** Returns a page where the viewer starts, and the API as the same person. */
export type Entrance = (look: PageOptions) => Promise<{ page: Page; api: Api }>;

/** Lists that come below something else on their screen: who comes is below the dates of an activity. */
const below = ["activity-coming"];

interface Options {
  /** Where only one is in this file, the other has a file of its own: together they would take too long. */
  on?: readonly Look[];
  /** Screens that must be among the lists that fill a screen. */
  lists?: string[];
}

/** Tests that all screens which these features list for this viewer can be used. */
export function testEveryScreen(
  viewer: Viewer,
  features: readonly string[],
  enter: Entrance,
  { on = ["desktop", "phone"], lists = [] }: Options = {},
): void {
  test.for(on.map((name) => looks[name]))("%s", { timeout: 5 * minutes }, async ([, look]) => {
    const place = `${look.viewport.width}-${look.colorScheme}`;
    const { page, api } = await enter(look);
    const screens = await screensOf(viewer, features, { api, password, place, residentWithApp, signUp });
    const { problems, long } = await lookAtAll(page, `${viewer}-${place}`, screens);
    expect(problems).toEqual([]);
    if (look.viewport === wide) expect([...long]).toEqual(expect.arrayContaining(lists));
  });
}

/** Checks every screen in its languages; barriers only once, since they do not depend on the language. Names the lists that fill a screen too. */
async function lookAtAll(page: Page, place: string, screens: Screen[]) {
  const problems: string[] = [];
  const long = new Set<string>();
  for (const [turn, screen] of screens.entries()) {
    const languages = languagesFor(page.viewportSize()?.width ?? 0, turn);
    await openScreen(page, screen, languages[0] ?? "en");
    for (const language of languages) {
      const where = `${place}-${screen.name}-${language}`;
      if (language !== languages[0]) await speak(page, language);
      problems.push(...(await flaws(page, language)).map((flaw) => `${where}: ${flaw}`));
      problems.push(...(await missingRows(page, screen, long)).map((flaw) => `${where}: ${flaw}`));
      problems.push(...(await partlyShown(page)).map((columns) => `${where}: shows a part of ${columns}`));
      problems.push(...(await misfits(page, language)).map((misfit) => `${where}: ${misfit}`));
      if (isWide(page)) problems.push(...(await brokenHeadings(page)).map((word) => `${where}: breaks ${word}`));
      await picture(page, where);
    }
    const where = `${place}-${screen.name}`;
    problems.push(...(await colourlessCharts(page)).map((chart) => `${where}: draws ${chart} without its colour`));
    problems.push(...(await barriers(page)).map((barrier) => `${where}: ${barrier}`));
    problems.push(...(await tooSmall(page)).map((target) => `${where}: ${target}`));
    problems.push(...(await onPaper(page)).map((flaw) => `${where} on paper: ${flaw}`));
  }
  return { problems, long };
}

/** Opens a screen in a language, and does there what it asks for. */
export async function openScreen(page: Page, { path, act }: Screen, language: Language): Promise<void> {
  // If two screens share an address, the first one's dialog may still be open.
  await page.keyboard.press("Escape");
  await remember(page, language);
  await goTo(page, path);
  await settled(page);
  await act?.(page);
  if (act) await settled(page);
  // A page that was loaded anew speaks the language of the account.
  const spoken = await page.evaluate(() => document.documentElement.lang);
  if (spoken !== language) await speak(page, language);
}

/** What is wrong with a list that fills a screen, which is added to `long`; on a desktop only, since a phone shows items instead of rows. */
async function missingRows(page: Page, { name, act }: Screen, long: Set<string>): Promise<string[]> {
  const isList = isWide(page) && !act && !below.includes(name);
  const seen = isList ? await rowsSeen(page) : undefined;
  if (seen) long.add(name);
  return seen?.flaws ?? [];
}

const isWide = (page: Page): boolean => page.viewportSize()?.width === wide.width;

/** A desktop shows every table whole, in every language. */
const partlyShown = async (page: Page): Promise<string[]> => (isWide(page) ? cutTables(page) : []);

/** Touch targets that are too small; only residents' screens, which are made for phones, are checked. */
async function tooSmall(page: Page): Promise<string[]> {
  const isOfResidents = !new URL(page.url()).pathname.startsWith("/dashboard");
  return isOfResidents && page.viewportSize()?.width === narrow.width ? smallTargets(page) : [];
}

/** Only where the scheme is dark: paper is light, and its width is that of no screen. */
async function onPaper(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  return isDark ? flawsOnPaper(page) : [];
}

const remember = (page: Page, language: string) =>
  page.context().addCookies([{ name: "stoep_lang", value: language, url: home().origin }]);

/** Changes the language as in the browser's settings, so that what is open stays open. */
export async function speak(page: Page, language: Language): Promise<void> {
  await remember(page, language);
  await page.evaluate(() => dispatchEvent(new Event("languagechange")));
  // A language that never appears is found as a flaw later.
  await page
    .waitForFunction((wanted) => document.documentElement.lang === wanted, language, { timeout: 5000 })
    .catch(() => null);
  // Only the texts have to load.
  await settled(page, 1);
}

async function flaws(page: Page, language: string): Promise<string[]> {
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    headings: document.querySelectorAll("h1").length,
  }));
  const widest = seen.overflow > 0 ? await widestOf(page) : "";
  const [text = ""] = await page.locator("body").allInnerTexts();
  const lines = text.split("\n").map((line) => line.trim());
  return [
    seen.lang === language ? [] : `speaks ${seen.lang}`,
    seen.overflow <= 0 ? [] : `sticks out by ${seen.overflow} pixels: ${widest}`,
    seen.headings === 1 ? [] : `has ${seen.headings} first headings`,
    lines.filter((line) => keys.has(line) || line.includes("{{")).map((line) => `shows ${line}`),
  ].flat();
}

const widestOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("body *")]
        .map((one) => ({ right: one.getBoundingClientRect().right, name: `${one.tagName} ${one.className}` }))
        .sort((one, other) => other.right - one.right)[0]?.name,
  );
