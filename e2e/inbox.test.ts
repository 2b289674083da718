import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser, wide } from "./browser.ts";
import { chooseInMenu, enter, tabTo, type } from "./by-keyboard.ts";
import { apiAs, dirksPlace, placeIds, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { typed } from "./message-editor.ts";
import { newResident } from "./newcomers.ts";
import { people, resident, staff } from "./people.ts";
import { goTo, settled } from "./settled.ts";

useBrowser();

test("pages go forward and back, and a chosen column stays chosen", async () => {
  const page = await staff(people.els, "/inbox");
  const table = page.getByRole("table", { name: "Published" });
  const first = table.getByRole("link").first();
  await first.waitFor();
  const before = await first.textContent();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect.poll(() => first.textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect.poll(() => first.textContent()).toBe(before);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Author" }).check();
  await page.getByRole("checkbox", { name: "Reactions" }).uncheck();
  await page.keyboard.press("Escape");
  await table.getByRole("columnheader", { name: "Author" }).waitFor();
  await page.reload();
  await table.getByRole("columnheader", { name: "Author" }).waitFor();
  expect(await table.getByRole("columnheader", { name: "Reactions" }).count()).toBe(0);
});

test("a scheduled message is moved to another day and back by keyboard, and two are moved together", async () => {
  const stamp = now();
  const [walk, dance] = [`Lantern walk ${stamp}`, `Dance evening ${stamp}`];
  const city = await apiAs(people.els);
  const postIds = [
    await publish(city, { title: walk }, inTwoMonths(10)),
    await publish(city, { title: dance }, inTwoMonths(11)),
  ];
  const page = await staff(people.els, `/inbox/calendar?view=month&day=${inTwoMonths(10).slice(0, 10)}`);
  await dayButton(page, 10).waitFor();
  await moveByKeyboard(page, walk);
  await onDay(page, 12).getByRole("link", { name: walk }).waitFor();
  await enter(page, page.getByRole("button", { name: "Undo" }));
  await onDay(page, 10).getByRole("link", { name: walk }).waitFor();

  await goTo(page, `/dashboard/inbox?state=scheduled&search=${stamp}`);
  for (const title of [walk, dance]) await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  await page.getByRole("button", { name: "Reschedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Reschedule 2 messages" });
  await dialog.getByRole("textbox", { name: "Days later" }).fill("3");
  await dialog.getByRole("button", { name: "Reschedule" }).click();
  await page.getByText("2 messages rescheduled.").waitFor();
  const posts = await Promise.all(postIds.map((postId) => city.publishing.getPost({ params: { postId } })));
  expect(posts.map(({ publishAt }) => publishAt)).toEqual([inTwoMonths(13), inTwoMonths(14)]);
});

/** Around noon, in a month whose days are all in the future. */
function inTwoMonths(day: number): string {
  const today = new Date(now());
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, day, 10)).toISOString();
}

function dayButton(page: Page, day: number) {
  const name = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(inTwoMonths(day)),
  );
  return page.getByRole("button", { name: new RegExp(`\\b${name},`) });
}

const onDay = (page: Page, day: number) => page.getByRole("gridcell").filter({ has: dayButton(page, day) });

/** Moves a message from the tenth to the twelfth. */
async function moveByKeyboard(page: Page, title: string): Promise<void> {
  await enter(page, dayButton(page, 10));
  await chooseInMenu(
    page,
    page.getByRole("dialog").getByRole("button", { name: `More actions for ${title}` }),
    page.getByRole("menuitem", { name: "Reschedule…" }),
  );
  const dialog = page.getByRole("dialog", { name: `Reschedule “${title}”` });
  await type(page, dialog.getByRole("textbox", { name: "Date" }), typed(Date.parse(inTwoMonths(12))));
  await tabTo(page, dialog.getByRole("button", { name: "Reschedule" }));
  await page.keyboard.press("Enter");
}

test("an endless word widens no page, on a desktop or on a phone", { timeout: 120_000 }, async () => {
  const { postId, writer } = await longWords();
  const ada = await staff(people.ada);
  const reader = await resident(writer);
  const record = `/dashboard/messages/${postId}`;
  const tabs = ["message", "comments", "statistics", "history"].map((tab) => `${record}?tab=${tab}`);
  const lists = ["/dashboard/inbox", "/dashboard/settings/log", "/dashboard/reports"];
  for (const size of [wide, narrow]) {
    for (const page of [ada, reader]) await page.setViewportSize(size);
    for (const path of [...lists, ...tabs]) expect.soft(await widthAt(ada, path), path).toBe(size.width);
    for (const path of ["/gent", `/gent/m/${postId}`]) expect.soft(await widthAt(reader, path), path).toBe(size.width);
  }
});

/** A message and a reported comment of one endless word each, by someone whose name is one too. */
async function longWords(): Promise<{ postId: string; writer: string }> {
  const city = await apiAs(people.ada);
  const neighbourhoodIds = await placeIds(city, dirksPlace, "Sluizeken - Tolhuis - Ham");
  const title = "Rioleringswerken".repeat(16).slice(0, 250);
  const postId = await publish(city, {
    title,
    textHtml: `<p>${title}</p>`,
    neighbourhoodIds,
    hasCombinedComments: true,
  });
  const writer = await newResident("Maximiliaan".repeat(4).slice(0, 40));
  const [author, dirk] = [await apiAs(writer, "resident"), await apiAs(people.dirk, "resident")];
  const post = { subjectKind: "post", subjectId: postId } as const;
  const { id } = await author.conversations.createComment({
    params: post,
    body: { text: "Omleiding".repeat(34).slice(0, 300) },
  });
  await dirk.conversations.reportComment({
    params: { commentId: id },
    body: { reason: "offensive", remark: "Scheldwoord".repeat(20) },
  });
  return { postId, writer };
}

async function widthAt(page: Page, path: string): Promise<number> {
  await goTo(page, path);
  await settled(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test("in French on a phone, a message’s tabs fit, and in a longer row of tabs the open one is in sight", async () => {
  const city = await apiAs(people.ada);
  const { items } = await city.publishing.listPosts({ query: { types: ["urgent"] } });
  const page = await staff(people.ada, "/inbox", { viewport: narrow });
  await settled(page);
  await page.context().addCookies([{ name: "stoep_lang", value: "fr", url: new URL(page.url()).origin }]);
  await page.evaluate(() => dispatchEvent(new Event("languagechange")));
  await goTo(page, `/dashboard/messages/${items[0]?.id}?tab=history`);
  await page.getByRole("link", { name: "Historique", exact: true }).waitFor();
  await settled(page);
  expect(await page.locator("main nav").evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0);
  await goTo(page, "/dashboard/inbox");
  const names = ["Programmés", "Brouillons", "Calendrier", "Statistiques", "Supprimés"];
  for (const name of [...names, ...names.toReversed(), "Publiés"]) {
    await page.locator("main nav a", { hasText: name }).click();
    await page.locator("main nav [aria-current]", { hasText: name }).waitFor();
    await settled(page);
    expect.soft(await hiddenPart(page), name).toBeLessThanOrEqual(1);
  }
});

/** How many pixels of the open tab are outside its row. */
const hiddenPart = (page: Page) =>
  page.locator("main nav [aria-current]").evaluate((tab) => {
    const [box, row] = [tab.getBoundingClientRect(), (tab.parentElement ?? tab).getBoundingClientRect()];
    return Math.max(row.left - box.left, box.right - row.right);
  });
