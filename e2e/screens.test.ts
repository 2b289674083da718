import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers, narrow, openPage, password, picture, useBrowser, wide } from "./browser.ts";
import { apiAs, apiAsGuest, apiByLink } from "./calls.ts";
import { home } from "./home.ts";
import { keys } from "./keys.ts";
import { nextCode, residentWithApp, signUp } from "./newcomers.ts";
import { systemAccount } from "./office.ts";
import { people, resident, staff } from "./people.ts";
import { type Screen, screensOf } from "./screen.ts";
import { goTo, settled } from "./settled.ts";

useBrowser();

const languages = ["en", "nl", "fr", "tr"] as const;
/** Of what a service worker fetches, the end is not told. */
const alone = { serviceWorkers: "block" } as const;
/** How much fits, and on what ground; all four would be four times the same. */
const looks = [
  ["at 1280 pixels, light", { ...alone, viewport: wide, colorScheme: "light" }],
  ["at 390 pixels, dark", { ...alone, viewport: narrow, colorScheme: "dark" }],
] as const;
const minutes = 60_000;

describe.each(looks)("every screen can be used %s", { timeout: 8 * minutes }, (_, look) => {
  const place = `${look.viewport.width}-${look.colorScheme}`;
  const stage = { password, place, residentWithApp, signUp };

  test("of the dashboard", async () => {
    const page = await staff(people.ada, "/inbox", look);
    expect(
      await lookAtAll(page, `dashboard-${place}`, await screensOf("staff", { ...stage, api: await apiAs(people.ada) })),
    ).toEqual([]);
  });

  test("of the residents' app", async () => {
    const page = await resident(people.dirk, "/me", look);
    expect(
      await lookAtAll(
        page,
        `resident-${place}`,
        await screensOf("resident", { ...stage, api: await apiAs(people.dirk, "resident") }),
      ),
    ).toEqual([]);
  });

  test("of a resident with a second step", async () => {
    const { email, secret } = await residentWithApp("Guarded");
    const page = await openPage("/gent/sign-in?next=%2Fme", look);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByLabel("Code of six digits").fill(nextCode(secret));
    await page.waitForURL(/\/gent\/me$/);
    expect(
      await lookAtAll(page, `guarded-${place}`, await screensOf("guarded", { ...stage, api: apiAsGuest() })),
    ).toEqual([]);
  });

  test("of the back office", async () => {
    const api = await apiByLink(systemAccount("en", `screens-${Date.now()}@stoep.example`));
    const page = await openPage(systemAccount(), look);
    await page.waitForURL("**/platform/**");
    expect(await lookAtAll(page, `office-${place}`, await screensOf("office", { ...stage, api }))).toEqual([]);
  });

  test("before signing in", async () => {
    const page = await openPage("/gent", look);
    expect(await lookAtAll(page, `guest-${place}`, await screensOf("guest", { ...stage, api: apiAsGuest() }))).toEqual(
      [],
    );
  });
});

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
      if (language === "en") problems.push(...(await barriers(page)).map((barrier) => `${where}: ${barrier}`));
    }
  }
  return problems;
}

const remember = (page: Page, language: string) =>
  page.context().addCookies([{ name: "stoep_lang", value: language, url: home().origin }]);

/** As when the reader changes the language of the browser: what is open stays open. */
async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  await remember(page, language);
  await page.evaluate(() => dispatchEvent(new Event("languagechange")));
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
