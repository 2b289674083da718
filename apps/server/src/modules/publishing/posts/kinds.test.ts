import { expect, test } from "vitest";
import { aMessage, create, createLive, draftOf, paramsOf, postOf } from "../../../testing/messages.ts";
import { nextTown } from "../../../testing/town.ts";

const activity = {
  fromDay: "2026-10-24",
  fromTime: "19:00",
  untilDay: "2026-10-24",
  untilTime: "21:00",
  repeat: "weekly" as const,
  repeatUntil: "2026-11-07",
  address: "Muidekaai 1",
  longitude: 3.73,
  latitude: 51.07,
};
const vacancy = {
  address: "Dok Noord 4",
  engagement: "recurring" as const,
  duration: 2,
  durationUnit: "hours" as const,
};

test("an activity is written, read and found like a message, with its dates in the network's clock time", async () => {
  const { people, noord } = await nextTown();
  const post = await createLive(people.els, [noord], { kind: "activity", theme: "culture", activity });
  expect(post).toMatchObject({
    kind: "activity",
    type: "standard",
    vacancy: null,
    activity: { address: "Muidekaai 1" },
  });
  const read = await people.dirk.publishing.readPost(paramsOf(post));
  expect(read.activity?.dates.map(({ startsAt }) => startsAt)).toEqual([
    "2026-10-24T17:00:00.000Z",
    "2026-10-31T18:00:00.000Z",
    "2026-11-07T18:00:00.000Z",
  ]);
  expect((await people.dirk.feed.getFeed()).items.map(postOf)[0]).toMatchObject({ id: post.id, kind: "activity" });
  const listed = await people.els.publishing.listPosts({ query: { kind: "activity" } });
  expect(listed.items.map(({ id, kind }) => ({ id, kind }))).toEqual([{ id: post.id, kind: "activity" }]);
  expect((await people.els.publishing.listPosts({ query: { kind: "vacancy" } })).items).toEqual([]);
});

test("a vacancy has its own fields, and nothing of an activity", async () => {
  const { people, noord } = await nextTown();
  const post = await createLive(people.els, [noord], { kind: "vacancy", theme: "sports", vacancy, activity });
  expect(post).toMatchObject({ kind: "vacancy", activity: null, vacancy: { engagement: "recurring", duration: 2 } });
  const read = await people.dirk.publishing.readPost(paramsOf(post));
  expect(read).toMatchObject({ activity: null, vacancy: { address: "Dok Noord 4", contact: { email: "" } } });
});

test("a draft of an activity may lack everything; its preview names all that is missing", async () => {
  const { people, noord } = await nextTown();
  const post = await create(people.els, [noord], { kind: "activity" });
  await expect(people.els.publishing.previewPost(paramsOf(post))).refuses("invalid_input", {
    theme: "themeRequired",
    "activity.address": "placeRequired",
    "activity.fromDay": "fromDayRequired",
    "activity.fromTime": "timeFormat",
    "activity.untilDay": "untilDayRequired",
  });
});

test("the kind of a post never changes", async () => {
  const { people, noord } = await nextTown();
  const post = await create(people.els, [noord]);
  const body = { version: post.version, post: draftOf(post, { kind: "activity" }) };
  await expect(people.els.publishing.updatePost({ ...paramsOf(post), body })).refuses("invalid_input", {
    "post.kind": "invalid",
  });
  const asked = people.els.publishing.createPost({ body: aMessage([noord], { kind: "activity", type: "urgent" }) });
  expect(await asked).toMatchObject({ kind: "activity", type: "standard" });
});
