/** People who repeat an action too often are told to wait, and for how long; normal use never reaches a limit. */
import { type LimitTable, limits } from "@stoep/contract/rate-limits";
import { beforeAll, expect, test } from "vitest";
import { Refusal } from "#kernel/refuse.ts";
import { aPicture } from "./files.ts";
import { aMessage, change, create, paramsOf, publish } from "./messages.ts";
import { newTown, type Town } from "./town.ts";

const once = Object.fromEntries(
  Object.entries(limits).map(([kind, limit]) => [kind, { ...limit, max: 1, seconds: 600 }]),
) as LimitTable;
let town: Town;
beforeAll(async () => {
  town = await newTown({ limits: once });
});

/** Allowed the first time, refused the second time. */
async function isLimited(act: () => Promise<unknown>): Promise<void> {
  await act();
  await expect(act()).refuses("too_many_requests");
}

test("writing, saving, looking at and publishing messages", async () => {
  const { els, ada } = town.people;
  const post = await create(els, [town.noord]);
  await expect(create(els, [town.noord])).refuses("too_many_requests");
  await create(ada, [town.noord]);
  const saved = await change(els, post, { title: "Anders" });
  await expect(change(els, saved, { title: "Weer anders" })).refuses("too_many_requests");
  await publish(els, saved);
  await expect(els.publishing.previewPost(paramsOf(post))).refuses("too_many_requests");
  await expect(els.publishing.deletePost(paramsOf(post))).refuses("too_many_requests");
  await town.pass({ seconds: 600 });
  await els.publishing.deletePost(paramsOf(post));
});

test("exports, invitations, settings and pictures of an organisation", async () => {
  const { ada } = town.people;
  await isLimited(() => ada.publishing.exportPosts());
  await isLimited(async () => ada.accounts.setLogo({ file: await aPicture(), fileName: "logo.png" }));
  await isLimited(() => ada.accounts.deleteLogo());
});

test("residents reporting what they saw", async () => {
  await isLimited(() => town.people.dirk.publishing.markSeen({ body: { seen: [], opened: [] } }));
});

test("everyone who is refused is told how long to wait", async () => {
  const { bram } = town.people;
  const send = async () =>
    town.http.inject({
      method: "POST",
      url: "/api/posts",
      headers: await bram.headers(),
      payload: aMessage([], { title: "Nog een" }),
    });
  await send();
  const { statusCode, headers } = await send();
  expect([statusCode, headers["retry-after"]]).toEqual([429, "600"]);
  expect(new Refusal("too_many_requests").retryAfterSeconds).toBe(60);
});
