import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, openPage, useBrowser } from "./browser.ts";
import { apiAs, signInAs } from "./calls.ts";
import { now } from "./clock.ts";
import { expectFootInView } from "./dialog-foot.ts";
import { mailTo } from "./mails.ts";
import { newResident } from "./newcomers.ts";
import { people } from "./people.ts";

useBrowser();

test("a resident writes an idea, a neighbour follows it, the city finishes it, and its author reopens it", async () => {
  const stamp = now();
  const title = `A bench by the water ${stamp}`;
  const author = await newResident("Amber");
  const neighbour = await newResident("Bilal");

  const writer = await phone(author, "/neighbours");
  await writer.page.getByRole("link", { name: "Write", exact: true }).first().click();
  await writeIdea(writer.page, title);
  const shoutId = new URL(writer.page.url()).pathname.split("/").at(-1) ?? "";
  const sent = await writer.api.shouts.readShout({ params: { shoutId } });
  // The picture was resized on the phone, and has a description.
  expect(sent.images.map(({ width, altText }) => [width, altText])).toEqual([[1600, "The quay"]]);
  expect(JSON.stringify(sent)).not.toContain("Muidelaan 1");

  const reader = await phone(neighbour, "/neighbours");
  await reader.page.getByRole("link", { name: title }).click();
  await reader.page.getByRole("button", { name: "Follow" }).click();
  await reader.page.getByRole("button", { name: /^Following/ }).waitFor();
  await reader.page.getByRole("textbox", { name: "Write a comment" }).fill(`I would sit there ${stamp}`);
  await reader.page.getByRole("button", { name: "Send" }).click();
  await writer.page.getByText(`I would sit there ${stamp}`).waitFor();

  const els = await apiAs(people.els);
  const change = async (status: "in-progress" | "done", outcome = "") => {
    const { outcomes } = await els.shouts.setShoutStatus({ body: { ids: [shoutId], status, outcome } });
    expect(outcomes.map(({ verdict }) => verdict)).toEqual([true]);
  };
  await change("in-progress");
  await writer.page.getByText("Stad Gent is working on it").waitFor();
  await change("done", `The bench is there ${stamp}.`);
  await writer.page.getByText("Outcome, from Stad Gent").waitFor();
  await mailTo(author, `The bench is there ${stamp}.`);
  await mailTo(neighbour, `The bench is there ${stamp}.`);

  await reopen(writer.page, `It has no back ${stamp}`);
  await reader.page.getByText(`It has no back ${stamp}`).waitFor();
  const { isReopened } = await els.shouts.getShout({ params: { shoutId } });
  expect(isReopened).toBe(true);
});

/** A resident with the app open on a phone. */
async function phone(email: string, path: string) {
  const { api, session } = await signInAs(email, "resident");
  return { api, page: await openPage(`/gent${path}`, { viewport: narrow, session }) };
}

async function writeIdea(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: /^Share an idea/ }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Your message" }).fill("So that one can sit there.");
  const picture = { name: "quay.png", mimeType: "image/png", buffer: await largePicture(page) };
  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByRole("textbox", { name: /^Description of photo 1/ }).fill("The quay");
  await page.getByRole("combobox", { name: "Address nearby" }).fill("muidelaan 1");
  await page
    .getByRole("option", { name: /^Muidelaan 1/ })
    .first()
    .click();
  // The draft is still there after the phone was closed.
  await page.reload();
  expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).toBe(title);
  await page.getByText("This is what you wrote earlier on this device.").waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
}

async function reopen(page: Page, reason: string): Promise<void> {
  await page.getByRole("button", { name: "Reopen" }).click();
  const dialog = page.getByRole("dialog", { name: "Reopen your message" });
  await dialog.getByRole("textbox", { name: "Why is it not done?" }).fill(reason);
  await expectFootInView(dialog, "Reopen");
  await dialog.getByRole("button", { name: "Reopen" }).click();
  await page.getByText(reason).waitFor();
}

/** A picture larger than the largest size that is shown. */
async function largePicture(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 1500 });
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(encoded, "base64");
}
