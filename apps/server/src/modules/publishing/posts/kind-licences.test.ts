/** Each kind and type belongs to a licence feature, without which it cannot be written. D §4 */
import { type Feature, features } from "@stoep/contract/features";
import { featureOf, MessageType, type PostDraft } from "@stoep/contract/publishing";
import { afterEach, expect, test } from "vitest";
import { anActivity } from "../../../testing/activities.ts";
import { aMessage, change, create, paramsOf, publish } from "../../../testing/messages.ts";
import { nextTown } from "../../../testing/town.ts";

const before = structuredClone(features);
afterEach(() => {
  for (const feature of Object.keys(before) as Feature[]) Object.assign(features[feature], before[feature]);
});

/** Pretends that the feature belongs to a module for which Bram's company has no licence. */
const withhold = (feature: Feature) => Object.assign(features[feature], { module: "care" });
const refused = "module_not_included";

test("every kind and every type of message belongs to one licence feature", () => {
  const types = MessageType.options.map((type) => [type, featureOf({ kind: "message", type })]);
  expect(Object.fromEntries(types)).toEqual({
    standard: "messages",
    educational: "messages",
    urgent: "alerts",
    vote: "polls",
    perception: "polls",
    option: "polls",
  });
  expect(featureOf({ kind: "activity", type: "standard" })).toBe("activities");
  expect(featureOf({ kind: "vacancy", type: "standard" })).toBe("vacancies");
});

test.each<[Feature, Partial<PostDraft>]>([
  ["activities", { kind: "activity" }],
  ["vacancies", { kind: "vacancy" }],
  ["alerts", { type: "urgent" }],
  ["polls", { type: "vote" }],
])("without %s no such post is begun, saved, published or copied, as its verdicts say", async (feature, own) => {
  const { people, noord } = await nextTown();
  const { bram } = people;
  const draft = await create(bram, [noord], own);
  withhold(feature);
  await expect(bram.publishing.createPost({ body: aMessage([noord], own) })).refuses(refused);
  await expect(change(bram, draft, { title: "Anders" })).refuses(refused);
  await expect(bram.publishing.copyPost(paramsOf(draft))).refuses(refused);
  const body = { version: draft.version, at: null };
  await expect(bram.publishing.publishPost({ ...paramsOf(draft), body })).refuses(refused);
  const { can } = await bram.publishing.getPost(paramsOf(draft));
  expect(can).toEqual({ edit: refused, publish: refused, copy: refused, share: "not_published", delete: true });
  expect(await create(bram, [noord])).toMatchObject({ can: { edit: true, publish: true, copy: true } });
});

test("a message cannot change to a type that the licence lacks", async () => {
  const { people, noord } = await nextTown();
  const draft = await create(people.bram, [noord]);
  withhold("polls");
  for (const type of ["vote", "perception", "option"] as const)
    await expect(change(people.bram, draft, { type })).refuses(refused);
  expect(await change(people.bram, draft, { type: "educational" })).toMatchObject({ type: "educational" });
});

test("what was planned or written before the licence lost its feature can still be taken back and deleted", async () => {
  const town = await nextTown();
  const { people, noord } = town;
  const draft = await create(people.bram, [noord], { type: "vote" });
  const planned = await publish(people.bram, draft, town.in({ days: 1 }));
  withhold("polls");
  expect(await people.bram.publishing.unschedulePost(paramsOf(planned))).toMatchObject({ state: "concept" });
  expect(await people.bram.publishing.deletePost(paramsOf(planned))).toEqual({ done: true });
});

test.each<[Feature, Partial<PostDraft>]>([
  ["activities", { kind: "activity", title: "Feest", theme: "culture", activity: anActivity() }],
  ["polls", { type: "vote", title: "Feest" }],
])(
  "scheduled before the licence lost %s, it goes back to the drafts at its moment, and its author is told",
  async (feature, own) => {
    const town = await nextTown();
    const { bram } = town.people;
    const planned = await publish(bram, await create(bram, [town.noord], own), town.in({ days: 1 }));
    const other = await publish(bram, await create(bram, [town.noord]), town.in({ days: 1 }));
    withhold(feature);
    await town.pass({ days: 1 });
    expect(await bram.publishing.getPost(paramsOf(planned))).toMatchObject({ state: "concept" });
    expect(await bram.publishing.getPost(paramsOf(other))).toMatchObject({ state: "published" });
    const { items } = await bram.audit.listEntries({ query: { action: "publishing.schedule" } });
    expect(items[0]).toMatchObject({ new: { at: null, reason: refused } });
    const [mail, ...more] = town.mails(bram.email);
    expect(mail?.subject).toBe("Niet gepubliceerd: Feest");
    expect(mail?.text).toContain("licentie van Fietsatelier");
    expect(more).toEqual([]);
  },
);

test("what the licence lacks cannot be moved to another moment either", async () => {
  const town = await nextTown();
  const { bram } = town.people;
  const planned = await publish(bram, await create(bram, [town.noord], { type: "vote" }), town.in({ days: 1 }));
  withhold("polls");
  const body = { ids: [planned.id], to: { days: 1, minutes: 0 } };
  const { outcomes } = await bram.publishing.reschedulePosts({ body });
  expect(outcomes).toMatchObject([{ verdict: refused, publishAt: planned.publishAt }]);
});
