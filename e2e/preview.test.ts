/** What the editor shows of a message is what residents then see, word for word, in the list and opened. */
import { dayMs } from "@stoep/contract/kernel";
import type { PostDraft } from "@stoep/contract/publishing";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { narrow, useBrowser } from "./browser.ts";
import { type Api, apiAs, dirksPlace, placeIds, publish, writeDraft } from "./calls.ts";
import { now } from "./clock.ts";
import { openPreview, previewOn } from "./message-editor.ts";
import { people, resident, staff } from "./people.ts";

useBrowser();

type Draft = Partial<PostDraft> & { title: string };
const inDays = (days: number) => new Date(now() + days * dayMs).toISOString().slice(0, 10);
const place = { address: "Muidekaai 1, 9000 Gent", longitude: 3.73, latitude: 51.07 };
const option = (last: number, text: string) => ({ id: `0199a000-0000-7000-8000-00000000000${last}`, text });

const drafts: Draft[] = [
  {
    title: "The new plan",
    textHtml: `<p>${"It is a long text. ".repeat(30)}</p>`,
    videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    ctaLink: "https://gent.example/plan",
    ctaText: "See the plan",
    ctaDescription: "All streets on one map",
  },
  { title: "Which colour?", type: "option", options: [option(1, "Red"), option(2, "Blue")] },
  { title: "How clean is it?", type: "perception", pollClosesAt: new Date(now() + 3 * dayMs).toISOString() },
  {
    title: "Soup for all",
    kind: "activity",
    theme: "culture",
    activity: {
      ...place,
      fromDay: inDays(3),
      fromTime: "19:00",
      untilDay: inDays(3),
      untilTime: "21:00",
      repeat: "weekly",
      repeatUntil: inDays(20),
      capacity: 30,
      closesHoursBefore: 2,
    },
  },
  {
    title: "Readers wanted",
    kind: "vacancy",
    theme: "culture",
    vacancy: {
      ...place,
      engagement: "recurring",
      duration: 3,
      applyUntil: inDays(10),
      contactFirstName: "Inge",
      contactLastName: "Maes",
      contactEmail: "inge@bib.example",
    },
  },
  { title: "Gas leak", type: "urgent" },
];

/** The words of the one message there; when it was sent is told anew by each screen. */
async function wordsOf(screen: Page | FrameLocator, article: Locator): Promise<string> {
  await expect.poll(() => screen.locator("[data-waiting]").count()).toBe(0);
  return article.evaluate((element) => {
    for (const time of element.querySelectorAll("time[title]")) time.textContent = "";
    return element.textContent;
  });
}

/** In the editor: in the list and opened. */
async function preview(page: Page, title: string): Promise<string[]> {
  const phone = previewOn(page);
  await phone.getByRole("heading", { name: title, level: 2 }).waitFor();
  const inList = await wordsOf(phone, phone.getByRole("article"));
  await openPreview(page);
  await phone.getByRole("heading", { name: title, level: 1 }).waitFor();
  return [inList, await wordsOf(phone, phone.getByRole("article"))];
}

async function read(dirk: Page, id: string, title: string): Promise<string[]> {
  await dirk.goto("/gent");
  await dirk.getByRole("article", { name: title, exact: true }).waitFor();
  // What its kind adds is loaded after the card.
  await expect.poll(() => dirk.locator("article [data-waiting]").count()).toBe(0);
  const inList = await wordsOf(dirk, dirk.getByRole("article", { name: title, exact: true }));
  await dirk.goto(`/gent/m/${id}`);
  await dirk.getByRole("heading", { name: title, level: 1 }).waitFor();
  await dirk.getByRole("heading", { name: /Comments/ }).waitFor();
  return [inList, await wordsOf(dirk, dirk.getByRole("article").first())];
}

test("a message of every kind reads the same while it is written, when it is checked, and by a resident", async () => {
  const api = await apiAs(people.els);
  const els = await staff(people.els, "/inbox");
  const dirk = await resident(people.dirk, "/", { viewport: narrow });
  for (const draft of drafts) {
    const { id, version } = await writeDraft(api, draft);
    await els.goto(`/dashboard/messages/${id}/edit`);
    const written = await preview(els, draft.title);
    await els.goto(`/dashboard/messages/${id}/edit?step=check`);
    await els.getByRole("heading", { name: "Who will be reached" }).waitFor();
    const checked = await preview(els, draft.title);
    await api.publishing.publishPost({ params: { postId: id }, body: { version, at: null } });
    const seen = await read(dirk, id, draft.title);
    expect([draft.title, checked]).toEqual([draft.title, seen]);
    expect([draft.title, written]).toEqual([draft.title, seen]);
  }
});

test("an update has its badge and its alert, and what says that it is over is not red", async () => {
  const api = await apiAs(people.els);
  const alertId = await publish(api, { title: "Water is off", type: "urgent" });
  const els = await staff(people.els, "/inbox");
  const dirk = await resident(people.dirk, "/", { viewport: narrow });
  for (const kind of ["update", "resolved"] as const) {
    const title = kind === "update" ? "Water comes back tonight" : "Water is back";
    const id = await followUp(api, alertId, kind, title);
    await els.goto(`/dashboard/alerts/${id}`);
    const [inList, opened] = await preview(els, title);
    const phone = previewOn(els);
    const line = await phone.getByRole("list").last().textContent();
    const edge = await edgeOf(phone.getByRole("article"));
    expect(inList).toContain(kind === "update" ? "Update" : "Resolved");
    const { version } = await api.publishing.previewPost({ params: { postId: id } });
    await api.publishing.publishPost({ params: { postId: id }, body: { version, at: null } });
    expect(await read(dirk, id, title)).toEqual([inList, opened]);
    expect(line).toContain("Water is off");
    expect(edge).toBe(await edgeOf(dirk.getByRole("article").first()));
  }
});

/** Red while an alert lasts. */
const edgeOf = (article: Locator) => article.evaluate((element) => getComputedStyle(element).borderBlockStart);

async function followUp(api: Api, postId: string, kind: "update" | "resolved", title: string): Promise<string> {
  const neighbourhoodIds = await placeIds(api, dirksPlace);
  const post = { type: "urgent", language: "en", title, textHtml: "<p>Later.</p>", neighbourhoodIds } as const;
  return (await api.publishing.createFollowUp({ params: { postId }, body: { kind, post } })).id;
}
