/** What is looked at on every screen: on a desk in light, on a phone in dark, in four languages. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, narrow, type PageOptions, password, picture, wide } from "../browser.ts";
import type { Api } from "../calls.ts";
import { home } from "../home.ts";
import { keys } from "../keys.ts";
import { residentWithApp, signUp } from "../newcomers.ts";
import { type Screen, screensOf, type Viewer } from "../screen.ts";
import { goTo, settled } from "../settled.ts";
import { smallTargets } from "../targets.ts";

const languages = ["en", "nl", "fr", "tr"] as const;
/** Of what a service worker fetches, the end is not told. */
const alone = { serviceWorkers: "block", hasMap: true } as const;
/** How much fits, and on what ground; all four would be four times the same. */
const looks = [
  ["at 1280 pixels, light", { ...alone, viewport: wide, colorScheme: "light" }],
  ["at 390 pixels, dark", { ...alone, viewport: narrow, colorScheme: "dark" }],
] as const;
const minutes = 60_000;

/** Where someone begins, and the same person's calls. */
type Entrance = (look: PageOptions) => Promise<{ page: Page; api: Api }>;

/** Tests that all screens which features list for this viewer can be used. */
export function testEveryScreen(viewer: Viewer, enter: Entrance): void {
  test.for(looks)("%s", { timeout: 8 * minutes }, async ([, look]) => {
    const place = `${look.viewport.width}-${look.colorScheme}`;
    const { page, api } = await enter(look);
    const screens = await screensOf(viewer, { api, password, place, residentWithApp, signUp });
    expect(await lookAtAll(page, `${viewer}-${place}`, screens)).toEqual([]);
  });
}

/** Everything in every language; barriers do not depend on it. */
async function lookAtAll(page: Page, place: string, screens: Screen[]): Promise<string[]> {
  const problems: string[] = [];
  for (const screen of screens) {
    // Two screens at one address: the first one's window is still open.
    await page.keyboard.press("Escape");
    await remember(page, "en");
    await goTo(page, screen.path);
    await screen.act?.(page);
    for (const language of languages) {
      const where = `${place}-${screen.name}-${language}`;
      await speak(page, language);
      problems.push(...(await flaws(page, language)).map((flaw) => `${where}: ${flaw}`));
      await picture(page, where);
      if (language !== "en") continue;
      problems.push(...(await barriers(page)).map((barrier) => `${where}: ${barrier}`));
      problems.push(...(await tooSmall(page)).map((target) => `${where}: ${target}`));
    }
  }
  return problems;
}

/** Residents read on a phone, with their fingers. */
async function tooSmall(page: Page): Promise<string[]> {
  const isOfResidents = !new URL(page.url()).pathname.startsWith("/dashboard");
  return isOfResidents && page.viewportSize()?.width === narrow.width ? smallTargets(page) : [];
}

const remember = (page: Page, language: string) =>
  page.context().addCookies([{ name: "stoep_lang", value: language, url: home().origin }]);

/** As when the reader changes the language of the browser: what is open stays open. */
async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  await remember(page, language);
  await page.evaluate(() => dispatchEvent(new Event("languagechange")));
  // One that never comes is found among the flaws.
  await page
    .waitForFunction((wanted) => document.documentElement.lang === wanted, language, { timeout: 5000 })
    .catch(() => null);
  // Only the words are to come after the first.
  await settled(page, language === languages[0] ? 3 : 1);
}

async function flaws(page: Page, language: string): Promise<string[]> {
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    headings: document.querySelectorAll("h1").length,
  }));
  const [text = ""] = await page.locator("body").allInnerTexts();
  const lines = text.split("\n").map((line) => line.trim());
  return [
    seen.lang === language ? [] : `speaks ${seen.lang}`,
    seen.overflow <= 0 ? [] : `sticks out by ${seen.overflow} pixels`,
    seen.headings === 1 ? [] : `has ${seen.headings} first headings`,
    lines.filter((line) => keys.has(line) || line.includes("{{")).map((line) => `shows ${line}`),
  ].flat();
}
