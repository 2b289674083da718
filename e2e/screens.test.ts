import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { barriers, narrow, openPage, password, picture, useBrowser, wide } from "./browser.ts";
import { apiAs } from "./calls.ts";
import { keys } from "./keys.ts";
import { nextCode, residentWithApp, signUp } from "./newcomers.ts";
import { systemAccount } from "./office.ts";
import { people, resident, staff } from "./people.ts";
import { goTo, settled } from "./settled.ts";
import { dashboardScreens, officeScreens, type Screen } from "./staff-screens.ts";

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

  test("of the dashboard", async () => {
    const page = await staff(people.ada, "/inbox", look);
    expect(await lookAtAll(page, `dashboard-${place}`, await dashboardScreens())).toEqual([]);
  });

  test("of the residents' app", async () => {
    const page = await resident(people.dirk, "/me", look);
    expect(await lookAtAll(page, `resident-${place}`, await residentScreens())).toEqual([]);
  });

  test("of a resident with a second step", async () => {
    const { email, secret } = await residentWithApp("Guarded");
    const page = await openPage("/gent/sign-in?next=%2Fme", look);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByLabel("Code of six digits").fill(nextCode(secret));
    await page.waitForURL(/\/gent\/me$/);
    expect(await lookAtAll(page, `guarded-${place}`, guardedScreens)).toEqual([]);
  });

  test("of the back office", async () => {
    const page = await openPage(systemAccount(), look);
    await page.waitForURL("**/platform/**");
    expect(await lookAtAll(page, `office-${place}`, await officeScreens())).toEqual([]);
  });

  test("before signing in", async () => {
    const page = await openPage("/gent", look);
    expect(
      await lookAtAll(page, `guest-${place}`, [...guestScreens, await finishing(place), ...(await stepScreens())]),
    ).toEqual([]);
  });
});

/** Everything in every language; barriers do not depend on it. */
async function lookAtAll(page: Page, place: string, screens: Screen[]): Promise<string[]> {
  const problems: string[] = [];
  for (const language of languages) {
    await page.context().addCookies([{ name: "stoep_lang", value: language, url: new URL(page.url()).origin }]);
    await page.reload();
    for (const screen of screens) {
      const where = `${place}-${screen.name}-${language}`;
      // Two screens at one address: the first one's window is still open.
      await page.keyboard.press("Escape");
      await goTo(page, screen.path);
      await screen.act?.(page);
      await settled(page);
      problems.push(...(await flaws(page, language)).map((flaw) => `${where}: ${flaw}`));
      await picture(page, where);
      if (language === "en") problems.push(...(await barriers(page)).map((barrier) => `${where}: ${barrier}`));
    }
  }
  return problems;
}

async function flaws(page: Page, language: string): Promise<string[]> {
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    headings: document.querySelectorAll("h1").length,
  }));
  const texts = await page.locator("body").allInnerTexts();
  const lines = texts.flatMap((text) => text.split("\n")).map((line) => line.trim());
  return [
    seen.lang === language ? [] : `speaks ${seen.lang}`,
    seen.overflow <= 0 ? [] : `sticks out by ${seen.overflow} pixels`,
    seen.headings === 1 ? [] : `has ${seen.headings} first headings`,
    lines.filter((line) => keys.has(line) || line.includes("{{")).map((line) => `shows ${line}`),
  ].flat();
}

async function residentScreens(): Promise<Screen[]> {
  const dirk = await apiAs(people.dirk, "resident");
  const { items } = await dirk.feed.getFeed({});
  const posts = items.map(({ post }) => post);
  const talked = posts.toSorted((a, b) => b.commentCount - a.commentCount)[0]?.id ?? "";
  return [
    { name: "feed", path: "/gent" },
    { name: "message", path: `/gent/m/${talked}` },
    {
      name: "report",
      path: `/gent/m/${talked}`,
      act: (page) => page.locator("article").first().locator("button").last().click(),
    },
    { name: "message-gone", path: "/gent/m/0199a000-0000-7000-8000-000000000999" },
    { name: "public", path: "/gent/public" },
    { name: "organisation", path: `/gent/organisations/${posts[0]?.organisation.id}` },
    { name: "me", path: "/gent/me" },
    ...securityScreens,
    { name: "privacy", path: "/gent/privacy" },
    { name: "not-found", path: "/gent/elsewhere" },
  ];
}

const confirmEmail = "/gent/confirm-email?id=0199a000-0000-7000-8000-000000000999&code=unknown";

const guestScreens: Screen[] = [
  { name: "networks", path: "/" },
  { name: "terms-of-all", path: "/terms" },
  { name: "privacy-of-all", path: "/privacy" },
  { name: "terms", path: "/gent/terms" },
  { name: "privacy", path: "/gent/privacy" },
  { name: "welcome", path: "/gent" },
  { name: "sign-in", path: "/gent/sign-in" },
  { name: "sign-in-link", path: "/gent/sign-in-link" },
  { name: "forgot", path: "/gent/forgot-password" },
  {
    name: "reset",
    path: "/gent/reset-password?id=0199a000-0000-7000-8000-000000000999&code=unknown",
  },
  { name: "confirm-email", path: confirmEmail },
  { name: "reset-spent", path: "/gent/reset-password?code=half" },
  { name: "confirm-email-incomplete", path: "/gent/confirm-email?code=half" },
  { name: "sign-up", path: "/gent/sign-up" },
  {
    name: "sign-up-problems",
    path: "/gent/sign-up",
    act: (page) => page.locator("button[type=submit]").click(),
  },
  { name: "mail-sent", path: "/gent/sign-up/sent" },
  { name: "link-used", path: "/gent/welcome?token=used" },
  { name: "public", path: "/gent/public" },
  { name: "message-locked", path: "/gent/m/0199a000-0000-7000-8000-000000000999" },
  { name: "staff-sign-in", path: "/dashboard/sign-in" },
  { name: "staff-sign-in-with-nobody", path: "/dashboard/sign-in?with=nobody" },
  { name: "first-account-used", path: "/dashboard/first-account?token=used" },
  { name: "staff-sign-in-came-back", path: "/dashboard/sign-in/callback" },
];

/** Where the link of a sign-up mail leads. */
const finishing = async (place: string): Promise<Screen> => ({
  name: "finishing",
  path: await signUp(`${place}.${Date.now()}@example.org`),
});

/** Between password and session; fewer times in a day than the server allows. */
async function stepScreens(): Promise<Screen[]> {
  const { email } = await residentWithApp("Step");
  const signIn = async (page: Page) => {
    await page.locator("#field-username").fill(email);
    await page.locator("#field-password").fill(password);
    await page.locator("button[type=submit]").click();
    await page.locator("#field-code").waitFor();
  };
  const another = async (page: Page) => {
    await signIn(page);
    await page.locator("main button:not([type=submit])").first().click();
  };
  // By way of another address, so that it begins anew.
  return [
    { name: "second-step", path: "/gent/sign-in", act: signIn },
    { name: "between", path: "/gent/forgot-password" },
    { name: "second-step-recovery", path: "/gent/sign-in", act: another },
  ];
}

const security = "/gent/me/security";
/** The parts of the page, in their order. */
const part = (page: Page, number: number) => page.locator("main section").nth(number);

const securityScreens: Screen[] = [
  { name: "me-security", path: security },
  { name: "me-add-app", path: security, act: (page) => part(page, 0).locator("li button").nth(0).click() },
  { name: "me-add-passkey", path: security, act: (page) => part(page, 0).locator("li button").nth(1).click() },
  { name: "me-add-text", path: security, act: (page) => part(page, 0).locator("li button").nth(2).click() },
  {
    name: "me-password-problems",
    path: security,
    act: (page) => part(page, 1).locator("button[type=submit]").click(),
  },
  { name: "me-confirm-email", path: confirmEmail },
];

/** Of somebody who has a second step. */
const guardedScreens: Screen[] = [
  { name: "guarded", path: security },
  { name: "guarded-remove", path: security, act: (page) => part(page, 0).locator("li button").first().click() },
  {
    name: "guarded-codes",
    path: security,
    act: async (page) => {
      await part(page, 0).locator("button").last().click();
      await page.locator("dialog button:not([aria-label])").first().click();
      await page.locator("dialog ol").waitFor();
    },
  },
];
