import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser, wide } from "./browser.ts";
import { dirksPlace, fatmasPlace } from "./calls.ts";
import { now } from "./clock.ts";
import { check, openPreview, openStep, previewOn } from "./message-editor.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

const title = `The bridge at the Muidepoort opens again ${now()}`;

test("a city's message to three neighbourhoods is read, answered, followed, changed and deleted", async () => {
  const dirk = await resident(people.dirk);
  await dirk.getByRole("heading", { name: dirksPlace, level: 1 }).waitFor();
  const els = await staff(people.els, "/inbox", { hasMap: true });

  await write(els);
  const households = await preview(els);
  expect(households).toBeGreaterThan(30);
  await els.getByRole("button", { name: "Publish now" }).click();
  await els.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await els.getByText("Message published.").waitFor();

  await arrives(dirk);
  await react(dirk);
  await answer(els, dirk);
  await hide(els, dirk);
  await follow(els, households);
  await change(els, dirk);
  await remove(els, dirk);
});

async function write(els: Page): Promise<void> {
  await els.getByRole("button", { name: "Create" }).click();
  await els.getByRole("menuitem", { name: /^Message/ }).click();
  await els.getByRole("textbox", { name: "Title" }).fill(title);
  const text = els.getByRole("textbox", { name: "Text" });
  await text.click();
  await els.keyboard.type("Cyclists may cross from ");
  await els.keyboard.press("Control+b");
  await els.keyboard.type("Monday");
  await els.keyboard.press("Control+b");
  await els.keyboard.press("Enter");
  await els.getByRole("button", { name: "Numbered list" }).click();
  await els.keyboard.type("first on foot");

  await els.getByRole("button", { name: "Continue to audience" }).click();
  const places = els.getByRole("group", { name: "List of neighbourhoods" });
  await places.getByRole("checkbox", { name: dirksPlace }).check();
  await places.getByRole("checkbox", { name: fatmasPlace }).check();
  await places.getByRole("textbox", { name: "Find a neighbourhood or street" }).fill("dampo");
  await places.getByRole("checkbox", { name: "Dampoort" }).check();
  await places.getByText("3 of 25 chosen").waitFor();
  await openStep(els, "Extras");
  const picture = { name: "bridge.png", mimeType: "image/png", buffer: await els.screenshot() };
  await els.getByRole("button", { name: "Add a photo" }).click();
  await els.getByLabel("Choose photos, or drop them here").setInputFiles(picture);
  await els.getByRole("textbox", { name: "What is in photo 1?" }).fill("The bridge seen from the quay");
  const phone = previewOn(els);
  await phone.getByRole("heading", { name: title, level: 2 }).waitFor();
  await openPreview(els);
  await phone.getByRole("button", { name: /The bridge seen from the quay$/ }).click();
  await phone.getByRole("dialog").getByRole("button").first().click();
}

async function preview(els: Page): Promise<number> {
  await check(els);
  const reach = els.getByRole("region", { name: "Who will be reached" });
  await reach.getByText("3", { exact: true }).waitFor();
  return figure(els, "Households");
}

/** The page was opened before the message was written: new messages wait above the feed, so that nothing moves by itself. */
async function arrives(dirk: Page): Promise<void> {
  const first = dirk.getByRole("article").first();
  const offer = dirk.getByRole("button", { name: /new messages?$/ });
  await offer.waitFor();
  for (const size of [narrow, wide]) {
    await dirk.setViewportSize(size);
    const [{ y, height }, sender] = await Promise.all([placeOf(offer), placeOf(first.getByRole("link").first())]);
    expect(y + height).toBeLessThanOrEqual(sender.y);
    expect(sender.height).toBeGreaterThanOrEqual(24);
  }
  await offer.click();
  await first.getByRole("heading", { name: title }).waitFor();
  await first.getByText("Monday").waitFor();
  const picture = first.getByRole("img", { name: "The bridge seen from the quay" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

const placeOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect());

async function react(dirk: Page): Promise<void> {
  const card = dirk.getByRole("article", { name: title });
  await card.getByRole("button", { name: "React" }).click();
  await card.getByRole("button", { name: "Applause" }).click();
  await card
    .getByRole("listitem")
    .filter({ hasText: /^Applause: ?1$/ })
    .waitFor();
  await card.getByRole("heading").getByRole("link").click();
  await dirk.getByRole("heading", { name: title, level: 1 }).waitFor();
  await dirk.getByRole("textbox", { name: "Write a comment" }).fill("At last! May dogs cross too?");
  await dirk.getByRole("button", { name: "Send" }).click();
  await dirk.getByRole("article", { name: "Comment by Dirk V." }).getByText("May dogs cross too?").waitFor();
}

async function answer(els: Page, dirk: Page): Promise<void> {
  await els.getByRole("link", { name: /^Comments/ }).click();
  const comment = els.getByRole("article").filter({ hasText: "May dogs cross too?" });
  await comment.getByText(dirksPlace).waitFor();
  await comment.getByRole("button", { name: "Reply" }).click();
  await els.getByRole("textbox", { name: "Reply to Dirk V." }).fill("On a lead, yes.");
  await els.getByRole("button", { name: "Send" }).first().click();
  await els.getByText("Comment sent.").waitFor();

  const reply = dirk.getByRole("article", { name: "Comment by Stad Gent" });
  await reply.getByText("On a lead, yes.").waitFor();
  await reply.getByText("Els D.").waitFor();
  await reply.getByRole("button", { name: "React" }).click();
  await reply.getByRole("button", { name: "Thanks" }).click();
  const mine = dirk.getByRole("article", { name: "Comment by Dirk V." });
  await mine.getByRole("button", { name: "Reply" }).click();
  await dirk.getByRole("textbox", { name: "Your reply to Dirk V." }).fill("Somebody is walking a lion here!");
  await dirk.getByRole("button", { name: "Send" }).first().click();
  await els.getByText("Somebody is walking a lion here!").waitFor();
}

async function hide(els: Page, dirk: Page): Promise<void> {
  const comment = els.getByRole("article").filter({ hasText: "Somebody is walking a lion here!" });
  await comment.getByRole("button", { name: "Hide" }).click();
  const question = els.getByRole("dialog", { name: "Hide the comment by Dirk V.?" });
  await question.getByRole("radio", { name: "Annoying or not relevant" }).check();
  await question.getByRole("textbox", { name: "Explanation" }).fill("There is no lion.");
  await question.getByRole("button", { name: "Hide", exact: true }).click();
  await comment.getByText("Hidden by staff").waitFor();
  await comment.getByText("Somebody is walking a lion here!").waitFor();
  await dirk.getByText("Your comment is hidden").waitFor();
  await dirk.getByText("There is no lion.").waitFor();
  expect(await dirk.getByText("Somebody is walking a lion here!").count()).toBe(0);
}

async function follow(els: Page, households: number): Promise<void> {
  await els.getByRole("link", { name: "Statistics", exact: true }).click();
  await els.getByText("Counted just now").waitFor();
  expect(await figure(els, "Reached")).toBeGreaterThanOrEqual(households);
  expect(await els.getByRole("main").textContent()).toMatch(/fewer\sthan\s10\s*Opened/);
  expect(await figure(els, "Reactions")).toBe(1);
  const place = els.getByRole("row").filter({ hasText: dirksPlace });
  await place.waitFor();
  expect(await els.getByRole("row").filter({ hasText: "Dampoort" }).count()).toBe(1);
}

/** The number above a word. */
async function figure(page: Page, label: string): Promise<number> {
  const text = await page.getByRole("main").textContent();
  return Number(new RegExp(`([0-9]+)\\s*${label}`).exec(text ?? "")?.[1] ?? Number.NaN);
}

async function change(els: Page, dirk: Page): Promise<void> {
  await els.getByRole("link", { name: "Edit" }).click();
  await els.getByRole("textbox", { name: "Title" }).fill(`${title} on Tuesday`);
  await els.getByRole("button", { name: "Save changes" }).click();
  await els.getByText("Changes saved.").waitFor();
  await dirk.getByRole("heading", { name: `${title} on Tuesday`, level: 1 }).waitFor();
  await dirk.getByText("· edited").waitFor();

  await els.getByRole("main").getByRole("link", { name: "Messages", exact: true }).click();
  await els.getByRole("link", { name: `${title} on Tuesday` }).click();
  await els.getByRole("link", { name: "History" }).click();
  await els.getByText("Changed: title").waitFor();
  await els.getByRole("button", { name: "Show what changed" }).click();
  await els.locator("ins", { hasText: "on Tuesday" }).waitFor();
}

async function remove(els: Page, dirk: Page): Promise<void> {
  await askToDelete(els);
  const question = els.getByRole("dialog", { name: `Delete “${title} on Tuesday”?` });
  await question.getByRole("button", { name: "Cancel" }).click();
  await askToDelete(els);
  await question.getByRole("button", { name: "Delete" }).click();
  await els.getByText("Message deleted.").waitFor();
  await dirk.getByRole("heading", { name: "The message no longer exists" }).waitFor();
  await dirk.getByRole("link", { name: "Go to the neighbourhood" }).click();
  await dirk.getByRole("article").first().waitFor();
  await dirk.getByRole("heading", { name: title }).waitFor({ state: "detached" });
}

async function askToDelete(els: Page): Promise<void> {
  await els.getByRole("button", { name: "More actions", exact: true }).click();
  await els.getByRole("menuitem", { name: "Delete" }).click();
}
