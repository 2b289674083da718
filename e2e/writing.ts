/** Steps that several journeys take in the message editor. */
import type { Page } from "playwright-core";

type Words = { kind?: "Message" | "Alert" | "Poll"; title: string; text: string; places: readonly string[] };

/** From *Create* to a message that lacks nothing. */
export async function writeMessage(page: Page, { kind = "Message", title, text, places }: Words): Promise<void> {
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${kind}`) }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Text" }).fill(text);
  for (const place of places) await page.getByRole("checkbox", { name: place }).check();
}

/** From the editor, by way of the preview, to a message that is online. */
export async function publishNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("heading", { name: "Check before you publish" }).waitFor();
  await page.getByRole("button", { name: "Publish or schedule" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await page.getByText("Message published.").waitFor();
}
