/** People of the demonstration city who appear in the journeys, and how they sign in. */
import type { Page } from "playwright-core";
import { openPage, type PageOptions, password } from "./browser.ts";
import { signInAs } from "./calls.ts";

export const people = {
  /** Administrator of the city's organisation. */
  ada: "ada@gent.example",
  /** Editor of the city, and of Buurtwerk Muide. */
  els: "els@gent.example",
  /** Administrator of Buurtwerk Muide. */
  chaima: "chaima@buurtwerk.example",
  /** Viewer of the city. */
  viktor: "viktor@gent.example",
  /** A resident of Muide - Meulestede - Afrikalaan. */
  dirk: "dirk@example.org",
  /** A resident of Rabot - Blaisantvest. */
  fatma: "fatma@example.org",
} as const;

/** A page with a staff member already signed in; signing in has journeys of its own. */
export async function staff(email: string, path = "/inbox", options: PageOptions = {}): Promise<Page> {
  const { session } = await signInAs(email);
  return openPage(`/dashboard${path}`, { ...options, session });
}

/** A page with a resident already signed in, whose account is switched to English. */
export async function resident(email: string, path = "/", options: PageOptions = {}): Promise<Page> {
  const { api, session } = await signInAs(email, "resident");
  await api.accounts.setLanguage({ body: { language: "en" } });
  return openPage(`/gent${path === "/" ? "" : path}`, { ...options, session });
}

export async function signIn(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/sign-in"));
}

/** Fills in and submits address and password, without waiting for the result. The labels are the same in both apps. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
