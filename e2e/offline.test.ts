/** Without a connection, loaded content and unsent text are there, and the screen says that it is offline. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoErrorsBut, useBrowser } from "./browser.ts";
import { apiAs, publish } from "./calls.ts";
import { now } from "./clock.ts";
import { people, resident } from "./people.ts";

useBrowser();

const offline = "You are offline. This was loaded earlier.";
const loadedOn = /^You are offline\. This was loaded on/;

test("a phone that was closed opens without a connection: the feed, a message, one’s own messages and what was being written are there", async () => {
  const stamp = now();
  const [opened, unopened, own] = [`Read before ${stamp}`, `Not opened ${stamp}`, `Own bench ${stamp}`];
  const city = await apiAs(people.els);
  const postId = await publish(city, { title: opened, textHtml: "<p>The words of it.</p>" });
  const otherId = await publish(city, { title: unopened, textHtml: "<p>Words of the other.</p>" });
  const neighbour = await apiAs(people.dirk, "resident");
  const shout = await neighbour.shouts.writeShout({
    body: { kind: "general", title: own, text: "To sit on.", sharing: "neighbours" },
  });

  const params = { subjectKind: "post" as const, subjectId: postId };
  await neighbour.conversations.createComment({ params, body: { text: "Is there room?" } });

  const page = await resident(people.dirk);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.getByRole("link", { name: opened }).click();
  await page.getByText("The words of it.").waitFor();
  await page.getByRole("textbox", { name: "Write a comment" }).fill("Half a comment");
  await page.getByRole("button", { name: "Reply" }).click();
  await page.getByRole("textbox", { name: /^Your reply/ }).fill("Half a reply");
  await go(page, "/me/messages");
  await page.getByRole("link", { name: own }).click();
  // In the list it is a heading too, of a lower level.
  await page.getByRole("heading", { name: own, level: 1 }).waitFor();
  await go(page, "/write/idea");
  await page.getByLabel("Title").fill("A tree in the square");
  await page.getByLabel("Your message").fill("There is shade nowhere.");
  expectNoErrorsBut(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);

  await page.context().setOffline(true);
  await page.getByText(offline).waitFor();
  await page.close({ runBeforeUnload: false });

  const again = await page.context().newPage();
  await again.goto(new URL("/gent", page.url()).href);
  await again.getByText(loadedOn).waitFor();
  for (const [title, words, id] of [
    [opened, "The words of it.", postId],
    [unopened, "Words of the other.", otherId],
  ] as const) {
    await again.goto(new URL(`/gent/m/${id}`, page.url()).href);
    await again.getByRole("heading", { name: title }).waitFor();
    await again.getByText(words).waitFor();
    await again.getByText(loadedOn).first().waitFor();
    if (id !== postId) continue;
    const begun = [/^Your reply/, "Write a comment"].map((name) => again.getByRole("textbox", { name }).inputValue());
    expect(await Promise.all(begun)).toEqual(["Half a reply", "Half a comment"]);
  }
  await again.goto(new URL("/gent/me/messages", page.url()).href);
  await again.getByText(loadedOn).waitFor();
  await again.getByRole("link", { name: own }).click();
  await again.getByRole("heading", { name: own, level: 1 }).waitFor();
  expect(await again.getByText(offline).count()).toBe(0);

  await again.goto(new URL("/gent/write/idea", page.url()).href);
  await again.getByText(offline).waitFor();
  expect(await again.getByLabel("Your message").inputValue()).toBe("There is shade nowhere.");
  await again.getByRole("button", { name: "Publish" }).click();
  await again
    .getByText(/cannot be reached/)
    .first()
    .waitFor();
  expect(await again.getByLabel("Title").inputValue()).toBe("A tree in the square");

  await again.context().setOffline(false);
  await again.getByText(offline).waitFor({ state: "detached" });
  await again.getByRole("button", { name: "Publish" }).click();
  await again.getByRole("heading", { name: "A tree in the square" }).waitFor();
  const { items } = await neighbour.shouts.listMyShouts();
  for (const { id, title } of items)
    if (id === shout.id || title === "A tree in the square")
      await neighbour.shouts.withdrawShout({ params: { shoutId: id } });
});

test("a message and a neighbour’s question open without a connection, though no message was ever opened here", async () => {
  const title = `Never opened ${now()}`;
  const postId = await publish(await apiAs(people.els), { title, textHtml: "<p>The words of it.</p>" });
  const page = await resident(people.dirk);
  await page.getByRole("link", { name: title }).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = () =>
    page.evaluate(async () => {
      const names = (await (await caches.open("stoep-files-1")).keys()).map(({ url }) => url);
      return ["message-screen", "comments", "shout-screen"].filter((one) => names.some((name) => name.includes(one)));
    });
  await expect.poll(kept).toHaveLength(3);
  expectNoErrorsBut(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await page.context().setOffline(true);
  await page.close({ runBeforeUnload: false });

  const again = await page.context().newPage();
  await again.goto(new URL(`/gent/m/${postId}`, page.url()).href);
  await again.getByRole("heading", { name: title }).waitFor();
  await again.getByText("The words of it.").waitFor();
});

async function go(page: Page, path: string): Promise<void> {
  await page.goto(new URL(`/gent${path}`, page.url()).href);
}
