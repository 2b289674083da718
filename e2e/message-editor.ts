/** Steps that several journeys take in the message editor. */
import type { FrameLocator, Page } from "playwright-core";

type Words = { kind?: "Message" | "Alert" | "Poll"; title: string; text: string; places: readonly string[] };

/** From *Create* to a complete message, at the audience step. */
export async function writeMessage(page: Page, { kind = "Message", title, text, places }: Words): Promise<void> {
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${kind}`) }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).fill(text);
  await page.getByRole("button", { name: "Continue to audience" }).click();
  for (const place of places) await page.getByRole("checkbox", { name: place }).check();
}

type Step = "Content" | "Audience" | "Extras" | "Review";

/** Uses the steps above the form. */
export async function openStep(page: Page, step: Step): Promise<void> {
  const steps = page.getByRole("navigation", { name: /^Steps of the (message|activity|vacancy)$/ });
  await steps.getByRole("link", { name: new RegExp(`^${step}`) }).click();
}

/** From the editor to the check of a complete message. */
export async function check(page: Page): Promise<void> {
  await openStep(page, "Review");
  await page.getByRole("heading", { name: "Who will be reached" }).waitFor();
}

/** From the editor through the check to a message that is online. */
export async function publishNow(page: Page): Promise<void> {
  await check(page);
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await page.getByText(/^(Message|Activity|Vacancy) published\.$/).waitFor();
}

/** A day as it is typed: 21/11/2026. */
export const typed = (moment: number): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Brussels" }).format(new Date(moment));

/** The phone beside the form, and the page of the residents' app in it. */
export const phoneOf = (page: Page) => page.getByRole("region", { name: "On a resident’s phone" });
export const previewOn = (page: Page): FrameLocator => phoneOf(page).frameLocator("iframe");

/** As a resident who opened it. */
export const openPreview = (page: Page) =>
  page.getByRole("radiogroup", { name: "Where residents see it" }).getByText("Opened").click();
