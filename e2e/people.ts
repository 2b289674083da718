/** Those of the demonstration city who appear in the journeys; and how they come in. */
import type { Page } from "playwright-core";
import { openPage, type PageOptions, password } from "./browser.ts";
import { signInAs } from "./calls.ts";

export const people = {
  /** Owns the city's account. */
  ada: "ada@gent.example",
  /** Editor of the city, and of Buurtwerk Muide. */
  els: "els@gent.example",
  /** Owns the account of Buurtwerk Muide. */
  chaima: "chaima@buurtwerk.example",
  /** Only reads. */
  viktor: "viktor@gent.example",
  /** A resident of Muide - Meulestede - Afrikalaan. */
  dirk: "dirk@example.org",
  /** A resident of Rabot - Blaisantvest. */
  fatma: "fatma@example.org",
} as const;

/** Signed in beforehand: the ways in have journeys of their own. */
export async function staff(email: string, path = "/inbox", options: PageOptions = {}): Promise<Page> {
  const { session } = await signInAs(email);
  return openPage(`/dashboard${path}`, { ...options, session });
}

/** In English: both apps go on in the language of the account. */
export async function resident(email: string, path = "/", options: PageOptions = {}): Promise<Page> {
  const { api, session } = await signInAs(email, "resident");
  await api.accounts.setLanguage({ body: { language: "en" } });
  return openPage(`/gent${path === "/" ? "" : path}`, { ...options, session });
}

export async function signIn(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/sign-in"));
}

/** Name and password, without what comes of it. Both apps have the same words for it. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
