/** A one-off licence pays for the neighbourhoods that it names, until it ends. D §4 */
import { daysAfter } from "@stoep/contract/kernel";
import { beforeEach, expect, test } from "vitest";
import { aMessage } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let olga: Town["people"]["olga"];
beforeEach(async () => {
  town = await nextTown();
  olga = town.people.olga;
});

const inNoord = () => aMessage([town.noord]);
const scope = (neighbourhoodIds: string[] | null, untilAt: Date | null, level: "oneoff" | "premium" = "oneoff") =>
  town.db
    .updateTable("public.licence")
    .set({ neighbourhoodIds, level, untilAt })
    .where("organisationId", "=", town.organisations.oneoff)
    .execute();
const later = (days: number) => daysAfter(town.clock.now(), days);

async function write(body: ReturnType<typeof inNoord>) {
  const { id: postId } = await olga.publishing.createPost({ body });
  const { version } = await olga.publishing.previewPost({ params: { postId } });
  const publish = (at: string | null) => olga.publishing.publishPost({ params: { postId }, body: { version, at } });
  const state = async () => (await olga.publishing.getPost({ params: { postId } })).state;
  return { postId, publish, state };
}

test("what was written under a wider licence is published only where the present one reaches, and its verdicts say so beforehand", async () => {
  await scope(null, null, "premium");
  const { postId, publish, state } = await write({ ...inNoord(), neighbourhoodIds: [town.noord.id, town.zuid.id] });
  await scope([town.noord.id], later(30));
  expect((await olga.publishing.getPost({ params: { postId } })).can).toMatchObject({
    edit: true,
    publish: "licence_out_of_scope",
  });
  await expect(publish(null)).refuses("licence_out_of_scope");
  await expect(publish(town.in({ days: 1 }))).refuses("licence_out_of_scope");
  const body = { version: 1, post: inNoord() };
  const { version } = await olga.publishing.updatePost({ params: { postId }, body });
  await olga.publishing.previewPost({ params: { postId } });
  await olga.publishing.publishPost({ params: { postId }, body: { version, at: null } });
  expect(await state()).toBe("published");
});

test("a row of the list says whether the licence covers all of a message, however its neighbourhoods are ordered", async () => {
  const { noord, zuid, west } = town;
  for (const places of [[noord, zuid, west], [zuid, west], [noord, west], [noord, zuid], [west], [noord], [zuid]])
    for (const covered of [[noord], [zuid], [west], [noord, zuid]]) {
      await scope(null, null, "premium");
      const neighbourhoodIds = places.map(({ id }) => id);
      const { postId } = await write({ ...inNoord(), neighbourhoodIds });
      await scope(
        covered.map(({ id }) => id),
        later(30),
      );
      const [row] = (await olga.publishing.listPosts({ query: { state: "concept", ids: [postId] } })).items;
      const isCovered = places.every((place) => covered.includes(place));
      expect(row?.can.copy).toBe(isCovered || "licence_out_of_scope");
      expect(row?.can.copy).toBe((await olga.publishing.getPost({ params: { postId } })).can.copy);
    }
});

test("mistakes in a live message can be corrected, but no neighbourhood outside the licence can be added", async () => {
  await scope(null, null, "premium");
  const { postId, publish } = await write({ ...inNoord(), neighbourhoodIds: [town.noord.id, town.zuid.id] });
  await publish(null);
  await scope([town.noord.id], later(30));
  const post = { ...inNoord(), title: "Zonder fout", neighbourhoodIds: [town.noord.id, town.zuid.id] };
  const params = { postId };
  const { version } = await olga.publishing.updatePost({ params, body: { version: 1, post } });
  const more = { ...post, neighbourhoodIds: [...post.neighbourhoodIds, town.west.id] };
  await expect(olga.publishing.updatePost({ params, body: { version, post: more } })).refuses("licence_out_of_scope");
});

test("a message on the public page must name neighbourhoods of the licence: without any it would reach everybody", async () => {
  const { publish } = await write({
    ...aMessage([town.noord], { visibility: "public-page" }),
    neighbourhoodIds: [],
  });
  await expect(publish(null)).refuses("licence_out_of_scope");
});

test("a moment after the end of the licence is refused when planning", async () => {
  const { publish } = await write(inNoord());
  await expect(publish(town.in({ days: 400 }))).refuses("licence_expired");
  await publish(town.in({ days: 300 }));
});

test("a planned message whose licence has ended goes back to the concepts, and the log says why", async () => {
  const { publish, state, postId } = await write(inNoord());
  await publish(town.in({ days: 3 }));
  await scope([town.noord.id], later(1));
  await town.pass({ days: 4 });
  expect(await state()).toBe("concept");
  await expect(town.people.dirk.publishing.readPost({ params: { postId } })).refuses("not_found");
  const { items } = await olga.audit.listEntries({ query: { action: "publishing.schedule" } });
  expect(items[0]).toMatchObject({ actor: { accountId: null }, new: { at: null, reason: "licence_expired" } });
});

test("one whose licence was narrowed goes back too; one that is still covered goes live", async () => {
  const oost = await write(aMessage([town.oost]));
  const noord = await write(inNoord());
  await oost.publish(town.in({ hours: 3 }));
  await noord.publish(town.in({ hours: 3 }));
  await scope([town.noord.id], later(30));
  await town.pass({ hours: 4 });
  expect([await oost.state(), await noord.state()]).toEqual(["concept", "published"]);
});

test("a planned message can be taken back, covered or not", async () => {
  const { publish, postId } = await write(aMessage([town.oost]));
  await publish(town.in({ hours: 3 }));
  await scope([town.noord.id], later(30));
  expect((await olga.publishing.unschedulePost({ params: { postId } })).state).toBe("concept");
});
