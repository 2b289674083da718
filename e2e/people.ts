/** Those of the demonstration city who appear in the journeys; they come in by the front door. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { openPage, password } from "./browser.ts";
import { apiAs } from "./calls.ts";

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

export async function staff(email: string, path = "/inbox", options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(`/dashboard/sign-in?next=${encodeURIComponent(path)}`, options);
  await signIn(page, email);
  return page;
}

/** In English: whatever a browser speaks, the residents' app goes on in the language of the account. */
export async function resident(email: string, path = "/", options: BrowserContextOptions = {}): Promise<Page> {
  const api = await apiAs(email, "resident");
  await api.accounts.setLanguage({ body: { language: "en" } });
  const page = await openPage(`/gent/sign-in?next=${encodeURIComponent(path)}`, options);
  await signIn(page, email);
  return page;
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
