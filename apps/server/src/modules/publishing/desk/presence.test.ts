import { expect, test } from "vitest";
import { create, createLive, paramsOf } from "../../../testing/messages.ts";
import { nextTown } from "../../../testing/town.ts";

test("two colleagues with the same message open see each other's name, and since when", async () => {
  const { people, noord, clock } = await nextTown();
  const { els, ada } = people;
  const draft = await create(els, [noord]);
  expect(await els.publishing.keepPresent(paramsOf(draft))).toEqual({ others: [] });
  const since = clock.now().toISOString();
  clock.move(8000);
  expect(await ada.publishing.keepPresent(paramsOf(draft))).toEqual({ others: [{ name: draft.createdBy, since }] });
  const { others } = await els.publishing.keepPresent(paramsOf(draft));
  const { createdBy } = await create(ada, [noord]);
  expect(others).toEqual([{ name: createdBy, since: clock.now().toISOString() }]);
});

test("someone who stays silent for a while is gone; someone who leaves is gone at once", async () => {
  const { people, noord, clock } = await nextTown();
  const { els, ada } = people;
  const live = await createLive(els, [noord]);
  await els.publishing.keepPresent(paramsOf(live));
  clock.move(24_000);
  expect((await ada.publishing.keepPresent(paramsOf(live))).others).toHaveLength(1);
  clock.move(1000);
  expect((await ada.publishing.keepPresent(paramsOf(live))).others).toEqual([]);
  await els.publishing.keepPresent(paramsOf(live));
  await els.publishing.leavePost(paramsOf(live));
  expect((await ada.publishing.keepPresent(paramsOf(live))).others).toEqual([]);
});

test("arrivals and departures are announced to colleagues at once, and only to them", async () => {
  const { people, noord, hear } = await nextTown();
  const { els, ada, bram } = people;
  const draft = await create(els, [noord]);
  await els.publishing.keepPresent(paramsOf(draft));
  const [colleague, stranger] = [await hear(els), await hear(bram)];
  await ada.publishing.keepPresent(paramsOf(draft));
  await expect.poll(() => colleague.topics).toContain("presence");
  expect(stranger.topics).not.toContain("presence");
});

test("another organisation does not learn who is editing a message, and viewers cannot be editing one", async () => {
  const { people, noord } = await nextTown();
  const draft = await create(people.els, [noord]);
  await expect(people.bram.publishing.keepPresent(paramsOf(draft))).refuses("not_found");
  await expect(people.bram.publishing.leavePost(paramsOf(draft))).refuses("not_found");
  await expect(people.viktor.publishing.keepPresent(paramsOf(draft))).refuses("level_too_low");
});

test("a person with two windows is listed once, also when both report at the same moment", async () => {
  const { people, noord } = await nextTown();
  const draft = await create(people.els, [noord]);
  await Promise.all(Array.from({ length: 8 }, () => people.els.publishing.keepPresent(paramsOf(draft))));
  expect((await people.ada.publishing.keepPresent(paramsOf(draft))).others).toHaveLength(1);
});
