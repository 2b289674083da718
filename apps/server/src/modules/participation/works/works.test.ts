/** Carrying out chosen ideas. S1 §3 */
import { beforeEach, describe, expect, test } from "vitest";
import { decideOn, tellOfWorks } from "../../../testing/decided-ideas.ts";
import { anImage } from "../../../testing/files.ts";
import { createAskingProject, createIdea, ofIdea } from "../../../testing/ideas.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
let project: { id: string };
let idea: { id: string };
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  project = await createAskingProject(people.pim, [town.noord]);
  idea = await createIdea(people.dirk, project);
  await decideOn(people.pim, idea, { type: "budgeted", cost: 9000 });
});

const read = () => people.daan.participation.readIdea(ofIdea(idea));
type Update = Parameters<typeof tellOfWorks>[2];
const correct = async (momentId: string, wanted: Update = {}) => {
  const { version } = await people.pim.participation.getIdea(ofIdea(idea));
  const body = { version, state: "under-way" as const, percent: 40, text: "Verbeterd.", ...wanted };
  return people.pim.participation.correctWorks({ params: { ideaId: idea.id, momentId }, body });
};

describe("an update", () => {
  test("shows state, percentage, cost to date, words and pictures to everybody who reads the idea", async () => {
    const image = await anImage(people.pim);
    const images = [{ id: image.id, altText: "Palen in de grond" }];
    await tellOfWorks(people.pim, idea, { costToDate: 1200, images, on: "2026-05-10" });
    const { works, costToDate, timeline } = await read();
    expect(works).toEqual({ state: "under-way", percent: 30 });
    expect(costToDate).toEqual({ amount: 1200, currency: "EUR" });
    expect(timeline.at(-1)).toMatchObject({
      kind: "works",
      text: "De palen staan.",
      works: { state: "under-way", percent: 30, costToDate: { amount: 1200, currency: "EUR" } },
      images: [{ id: image.id, altText: "Palen in de grond" }],
      day: "2026-05-10",
      isCorrected: false,
    });
  });

  test("that says nothing of costs leaves what was said before", async () => {
    await tellOfWorks(people.pim, idea, { costToDate: 1200 });
    await tellOfWorks(people.pim, idea, { state: "paused", percent: 50 });
    expect((await read()).costToDate?.amount).toBe(1200);
  });

  test("done is at 100 percent, and 100 percent is done", async () => {
    for (const wanted of [
      { state: "done" as const, percent: 99 },
      { state: "under-way" as const, percent: 100 },
    ])
      await expect(tellOfWorks(people.pim, idea, wanted)).refuses("invalid_input", { percent: "doneIsWhole" });
    expect((await tellOfWorks(people.pim, idea, { state: "done", percent: 100 })).works?.percent).toBe(100);
  });

  test("refuses percentages out of range, fractional costs, and pictures of others", async () => {
    for (const percent of [-1, 101, 1.5])
      await expect(tellOfWorks(people.pim, idea, { percent })).refuses("invalid_input");
    for (const costToDate of [-1, 0.5, 3e9])
      await expect(tellOfWorks(people.pim, idea, { costToDate })).refuses("invalid_input", {
        costToDate: "budgetNumber",
      });
    const foreign = await anImage(people.dirk);
    const images = [{ id: foreign.id }];
    await expect(tellOfWorks(people.pim, idea, { images })).refuses("invalid_input", { images: "fileUnknown" });
  });

  test("is for chosen ideas only, and goes from view when the choice does", async () => {
    await tellOfWorks(people.pim, idea);
    await decideOn(people.pim, idea, { type: "rejected" });
    await expect(tellOfWorks(people.pim, idea)).refuses("idea_not_chosen");
    const { works, timeline } = await read();
    expect(works).toBeNull();
    const { can } = await people.pim.participation.getIdea(ofIdea(idea));
    expect([can.update, can.correct]).toEqual(["idea_not_chosen", true]);
    expect(timeline.some(({ kind }) => kind === "works")).toBe(true);
  });

  test("by two editors at once is told once", async () => {
    const { version } = await people.pim.participation.getIdea(ofIdea(idea));
    const update = (percent: number) =>
      people.pim.participation.updateWorks({ ...ofIdea(idea), body: { version, state: "under-way", percent } });
    const outcomes = await Promise.allSettled([update(10), update(20)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await read()).timeline.filter(({ kind }) => kind === "works")).toHaveLength(1);
  });
});

describe("a correction", () => {
  test("changes the update, says so, and the idea follows the latest one only", async () => {
    const [first, second] = [await tellOfWorks(people.pim, idea), await tellOfWorks(people.pim, idea, { percent: 60 })];
    const idOf = ({ timeline }: typeof first) => timeline.at(-1)?.id ?? "";
    expect((await correct(idOf(first), { percent: 35 })).works?.percent).toBe(60);
    const corrected = await correct(idOf(second), { percent: 65, costToDate: 700 });
    expect([corrected.works?.percent, corrected.costToDate?.amount]).toEqual([65, 700]);
    const { timeline } = await read();
    expect(timeline.slice(-2)).toMatchObject([
      { works: { percent: 35 }, text: "Verbeterd.", isCorrected: true },
      { works: { percent: 65 }, isCorrected: true },
    ]);
  });

  test("that says nothing of costs leaves what an earlier update said", async () => {
    await tellOfWorks(people.pim, idea, { costToDate: 5000 });
    const second = await tellOfWorks(people.pim, idea, { percent: 60 });
    const corrected = await correct(second.timeline.at(-1)?.id ?? "", { percent: 65 });
    expect([corrected.works?.percent, corrected.costToDate?.amount]).toEqual([65, 5000]);
  });

  test("of what was spent shows although later updates said nothing of it", async () => {
    const first = await tellOfWorks(people.pim, idea, { costToDate: 50_000 });
    await tellOfWorks(people.pim, idea, { percent: 60 });
    const momentId = first.timeline.at(-1)?.id ?? "";
    const corrected = await correct(momentId, { costToDate: 5000 });
    expect([corrected.works?.percent, corrected.costToDate?.amount]).toEqual([60, 5000]);
    expect((await correct(momentId)).costToDate).toBeNull();
  });

  test("brings back nothing from before the idea was chosen anew", async () => {
    const first = await tellOfWorks(people.pim, idea, { costToDate: 50_000 });
    await decideOn(people.pim, idea, { type: "rejected" });
    await decideOn(people.pim, idea, { type: "budgeted" });
    const momentId = first.timeline.at(-1)?.id ?? "";
    expect(await correct(momentId, { costToDate: 70 })).toMatchObject({ works: null, costToDate: null });
    const begun = await tellOfWorks(people.pim, idea, { percent: 5 });
    const corrected = await correct(begun.timeline.at(-1)?.id ?? "", { percent: 6 });
    expect(corrected).toMatchObject({ works: { percent: 6 }, costToDate: null });
  });

  test("keeps the pictures that it names, whoever uploaded them, and drops the others", async () => {
    const [kept, dropped] = [await anImage(people.pim), await anImage(people.pim)];
    const before = await tellOfWorks(people.pim, idea, { images: [{ id: kept.id }, { id: dropped.id }] });
    const { version } = before;
    const momentId = before.timeline.at(-1)?.id ?? "";
    const images = [{ id: kept.id, altText: "Palen" }];
    const body = { version, state: "under-way" as const, percent: 30, text: "", images };
    await people.ada.participation.correctWorks({ params: { ideaId: idea.id, momentId }, body });
    expect((await read()).timeline.at(-1)?.images.map(({ id }) => id)).toEqual([kept.id]);
    await town.pass({ hours: 26 });
    const files = await town.db.selectFrom("file").select("id").where("id", "in", [kept.id, dropped.id]).execute();
    expect(files.map(({ id }) => id)).toEqual([kept.id]);
  });

  test("of what is no update, or of another idea’s, is refused", async () => {
    const { timeline } = await people.pim.participation.getIdea(ofIdea(idea));
    await expect(correct(timeline[0]?.id ?? "")).refuses("not_found");
    await expect(correct(town.noord.id)).refuses("not_found");
    const momentId = (await tellOfWorks(people.pim, idea)).timeline.at(-1)?.id ?? "";
    await expect(correct(momentId, { state: "done", percent: 20 })).refuses("invalid_input", {
      percent: "doneIsWhole",
    });
  });
});

describe("an author who goes", () => {
  const ways: Record<string, () => Promise<unknown>> = {
    "withdraws it": () => people.dirk.participation.withdrawIdea(ofIdea(idea)),
    "deletes the account with all texts": () =>
      people.dirk.residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: true } }),
  };

  test.each(Object.keys(ways))(
    "and %s leaves the record of the works, without name, words and pictures",
    async (way) => {
      const image = await anImage(people.dirk);
      const { id } = await createIdea(people.dirk, project, {
        title: "Een bank",
        images: [{ id: image.id, altText: "" }],
      });
      idea = { id };
      await people.daan.participation.supportIdea(ofIdea(idea));
      await decideOn(people.pim, idea, { type: "implemented", cost: 9000 });
      await tellOfWorks(people.pim, idea, { costToDate: 1200 });
      await ways[way]?.();
      const shown = await read();
      expect(shown).toMatchObject({
        title: "Een bank",
        text: "",
        images: [],
        author: { name: "", isFromCounter: false },
      });
      expect(shown).toMatchObject({ works: { state: "under-way", percent: 30 }, costToDate: { amount: 1200 } });
      expect(shown.timeline.at(-1)).toMatchObject({ kind: "works", text: "De palen staan." });
      expect((await tellOfWorks(people.pim, idea, { state: "done", percent: 100 })).works?.percent).toBe(100);
      const file = await town.db
        .selectFrom("file")
        .select("usedAt")
        .where("id", "=", image.id)
        .executeTakeFirstOrThrow();
      expect(file.usedAt).toBeNull();
    },
  );

  test("takes all of it along while nothing was done yet", async () => {
    await people.dirk.participation.withdrawIdea(ofIdea(idea));
    await expect(read()).refuses("not_found");
  });

  test("finds it no more among what they wrote, and supports it like anybody", async () => {
    await tellOfWorks(people.pim, idea);
    await people.dirk.participation.withdrawIdea(ofIdea(idea));
    expect((await people.dirk.participation.listMyIdeas({})).items).toEqual([]);
    expect(await people.dirk.participation.readIdea(ofIdea(idea))).toMatchObject({
      author: { isMe: false },
      can: { edit: "not_allowed", withdraw: "not_allowed" },
    });
  });
});
