/** Ideas merged into one, and separated again. S1 §3 */
import { beforeEach, describe, expect, test } from "vitest";
import { merge, support, toldOf } from "../../../testing/decided-ideas.ts";
import { whileHeld } from "../../../testing/held-project.ts";
import { asIdeaSubject, createAskingProject, createIdea, ofIdea } from "../../../testing/ideas.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

type Idea = { id: string };
let town: Town;
let people: Town["people"];
let project: Idea;
let bench: Idea;
let seat: Idea;
let stool: Idea;
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  project = await createAskingProject(people.pim, [town.noord], { neighbourhoodIds: [town.noord.id, town.zuid.id] });
  bench = await createIdea(people.dirk, project, { title: "Een bank" });
  seat = await createIdea(people.fatma, project, { title: "Een zitplaats" });
  stool = await createIdea(people.gust, project, { title: "Een krukje" });
});

const desk = (idea: Idea) => people.pim.participation.getIdea(ofIdea(idea));
const read = (idea: Idea) => people.bakker.participation.readIdea(ofIdea(idea));
const apart = (idea: Idea) => people.pim.participation.takeIdeaApart(ofIdea(idea));
const counts = async (...ideas: Idea[]) => Promise.all(ideas.map(async (one) => (await desk(one)).supportCount));

describe("merging", () => {
  test("counts each supporter once, names all authors, and leads readers on", async () => {
    await support(people.gust, bench);
    await support(people.gust, seat);
    await support(people.bakker, seat);
    expect(await counts(bench, seat)).toEqual([1, 2]);
    expect((await merge(people.pim, bench, seat)).supportCount).toBe(2);
    const shown = await read(bench);
    expect(shown).toMatchObject({
      supportCount: 2,
      isSupported: true,
      merged: [{ id: seat.id, title: "Een zitplaats" }],
    });
    expect(shown.merged[0]?.author.name).toContain("Fatma");
    expect((await read(seat)).mergedInto).toEqual({ id: bench.id, title: "Een bank" });
    const { items } = await people.bakker.participation.listIdeas({ params: { projectId: project.id } });
    expect(items.map(({ id }) => id)).not.toContain(seat.id);
  });

  test("counts the comments of merged ideas, and leaves them where they are", async () => {
    const comment = (idea: Idea) =>
      people.bakker.conversations.createComment({ params: asIdeaSubject(idea), body: { text: "Goed idee." } });
    await comment(bench);
    await comment(seat);
    await merge(people.pim, bench, seat);
    expect([(await read(bench)).commentCount, (await read(seat)).commentCount]).toEqual([2, 1]);
    const { items } = await people.bakker.conversations.listComments({ params: asIdeaSubject(seat), query: {} });
    expect(items).toHaveLength(1);
    await apart(seat);
    expect((await read(bench)).commentCount).toBe(1);
  });

  test("lets the unproven support without counting", async () => {
    await support(people.daan, seat);
    expect((await merge(people.pim, bench, seat)).supportCount).toBe(0);
  });

  test("support of what was merged goes to the idea that it was merged into", async () => {
    await merge(people.pim, bench, seat);
    expect(await support(people.bakker, seat)).toEqual({ isSupported: true, supportCount: 1 });
    expect(await counts(bench, seat)).toEqual([1, 0]);
    await apart(seat);
    expect(await counts(bench, seat)).toEqual([1, 0]);
  });

  test("tells each author once, however many of the ideas are theirs", async () => {
    const second = await createIdea(people.fatma, project, { title: "Nog een zitplaats" });
    await merge(people.pim, bench, seat, second, stool);
    for (const who of ["dirk", "fatma", "gust"] as const) expect(await toldOf(people[who])).toEqual(["ideasMerged"]);
    expect(await toldOf(people.bakker)).toEqual([]);
  });

  test("also tells the authors of those that come along", async () => {
    await merge(people.pim, seat, stool);
    await merge(people.pim, bench, seat);
    for (const who of ["fatma", "gust"] as const)
      expect(await toldOf(people[who])).toEqual(["ideasMerged", "ideasMerged"]);
  });

  test("stands in both timelines and in the log", async () => {
    await merge(people.pim, bench, seat);
    expect((await read(bench)).timeline.at(-1)).toMatchObject({ kind: "merged", other: "Een zitplaats" });
    expect((await read(seat)).timeline.at(-1)).toMatchObject({ kind: "merged", other: "Een bank" });
    const { items } = await people.ada.audit.listEntries({ query: { action: "participation.mergeIdeas" } });
    expect(items).toMatchObject([{ subject: { id: bench.id }, new: { merged: 1 } }]);
  });

  test("a second time changes nothing, and nobody is told again", async () => {
    await merge(people.pim, bench, seat);
    await merge(people.pim, bench, seat);
    expect(await toldOf(people.fatma)).toEqual(["ideasMerged"]);
    expect((await read(bench)).timeline.filter(({ kind }) => kind === "merged")).toHaveLength(1);
  });

  test("an idea with others merged into it takes them along", async () => {
    await support(people.bakker, stool);
    await merge(people.pim, seat, stool);
    await merge(people.pim, bench, seat);
    expect((await read(stool)).mergedInto?.id).toBe(bench.id);
    expect((await desk(bench)).merged.map(({ id }) => id).toSorted()).toEqual([seat.id, stool.id].toSorted());
    expect(await counts(bench)).toEqual([1]);
    await apart(seat);
    expect((await read(stool)).mergedInto?.id).toBe(seat.id);
    expect(await counts(bench, seat)).toEqual([0, 1]);
  });

  test("refuses itself, what is merged elsewhere, what waits, and ideas of other projects and organisations", async () => {
    await expect(merge(people.pim, bench, bench)).refuses("invalid_input", { ideaIds: "invalid" });
    await merge(people.pim, seat, stool);
    await expect(merge(people.pim, bench, stool)).refuses("idea_merged");
    await expect(merge(people.pim, stool, bench)).refuses("idea_merged");
    const elsewhere = await createAskingProject(people.pim, [town.noord]);
    const other = await createIdea(people.dirk, elsewhere);
    await expect(merge(people.pim, bench, other)).refuses("not_found");
    await expect(merge(people.otto, bench, seat)).refuses("not_found");
    const first = await createAskingProject(people.pim, [town.noord], { isReadFirst: true });
    const [waiting, too] = [
      await createIdea(people.dirk, first),
      await createIdea(people.dirk, first, { title: "Nog een" }),
    ];
    await expect(merge(people.pim, waiting, too)).refuses("idea_not_open");
    await people.pim.participation.deleteProject({ params: { projectId: project.id } });
    await expect(merge(people.pim, bench, seat)).refuses("not_found");
    await expect(apart(stool)).refuses("not_found");
  });
});

describe("taking apart", () => {
  test("gives each its own support back", async () => {
    await support(people.gust, bench);
    await support(people.gust, seat);
    await support(people.bakker, seat);
    await merge(people.pim, bench, seat);
    await apart(seat);
    expect(await counts(bench, seat)).toEqual([1, 2]);
    expect((await read(seat)).mergedInto).toBeNull();
    expect((await read(bench)).merged).toEqual([]);
    expect((await read(seat)).timeline.at(-1)?.kind).toBe("taken-apart");
  });

  test("tells each author once: of the one that is separated, of those that go with it, and of the one that stays", async () => {
    await merge(people.pim, seat, stool);
    await merge(people.pim, bench, seat);
    const third = await createIdea(people.daan, project, { title: "Nog een bank" });
    await merge(people.pim, bench, third);
    await apart(seat);
    for (const who of ["dirk", "fatma", "gust"] as const)
      expect((await toldOf(people[who])).filter((kind) => kind === "ideasSeparated")).toHaveLength(1);
    expect(await toldOf(people.daan)).toEqual(["ideasMerged"]);
    const { items } = await people.dirk.notifications.listNotices();
    expect(items.find(({ kind }) => kind === "participation.ideasSeparated")).toMatchObject({
      object: { id: seat.id },
    });
  });

  test("of one that came along with another leaves the rest together", async () => {
    await merge(people.pim, seat, stool);
    await merge(people.pim, bench, seat);
    await apart(stool);
    expect((await desk(bench)).merged.map(({ id }) => id)).toEqual([seat.id]);
    expect((await read(stool)).mergedInto).toBeNull();
  });

  test("is possible for 30 days, and not after", async () => {
    await merge(people.pim, bench, seat, stool);
    await town.pass({ days: 29 });
    expect((await desk(bench)).merged[0]?.apartUntil).not.toBeNull();
    await apart(stool);
    await town.pass({ days: 2 });
    expect((await desk(bench)).merged[0]?.apartUntil).toBeNull();
    await expect(apart(seat)).refuses("apart_too_late");
    await expect(apart(bench)).refuses("idea_not_merged");
  });
});

describe("withstands", () => {
  test.each([
    ["before", false],
    ["after", true],
  ])("support that comes %s the merge has its turn: nobody is lost or counted twice", async (_, isMergedFirst) => {
    await support(people.gust, seat);
    const supports = () => [support(people.bakker, seat), support(people.gust, bench)];
    const merges = () => [merge(people.pim, bench, seat)];
    const outcomes = await whileHeld(town, project, ...(isMergedFirst ? [merges, supports] : [supports, merges]));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
    expect(await counts(bench)).toEqual([2]);
    await apart(seat);
    expect(await counts(bench, seat)).toEqual(isMergedFirst ? [2, 1] : [1, 2]);
  });

  test("two editors who merge crosswise: one of them wins", async () => {
    const outcomes = await Promise.allSettled([
      merge(people.pim, bench, seat),
      merge(people.ada, seat, bench),
      merge(people.pim, stool, bench),
      merge(people.ada, bench, stool),
    ]);
    const refused = outcomes.flatMap((one) => (one.status === "rejected" ? one.reason.code : []));
    expect(refused.filter((code) => code !== "idea_merged")).toEqual([]);
    const roots = await town.db.selectFrom("idea").select(["id", "mergedInto"]).execute();
    const led = roots.filter(({ mergedInto }) => mergedInto !== null);
    const stands = new Set(roots.filter(({ mergedInto }) => mergedInto === null).map(({ id }) => id));
    expect(led.every(({ mergedInto }) => stands.has(mergedInto ?? ""))).toBe(true);
    expect(led).toHaveLength(outcomes.length - refused.length);
    expect(led.length).toBeGreaterThan(0);
  });

  test("an author who withdraws: what was merged into it stands on its own again, and what was given counts on", async () => {
    await support(people.bakker, seat);
    await merge(people.pim, bench, seat);
    await people.dirk.participation.withdrawIdea(ofIdea(bench));
    expect((await read(seat)).mergedInto).toBeNull();
    await merge(people.pim, stool, seat);
    await people.fatma.participation.withdrawIdea(ofIdea(seat));
    expect(await counts(stool)).toEqual([1]);
    await expect(apart(seat)).refuses("not_found");
    expect((await read(stool)).merged).toEqual([]);
  });

  test("an author who deletes the account while merged: the count stays, with the texts or without", async () => {
    await support(people.bakker, seat);
    await support(people.bakker, stool);
    await support(people.daan, bench);
    await merge(people.pim, bench, seat, stool);
    const leave = (who: "fatma" | "gust", deletesTexts: boolean) =>
      people[who].residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts } });
    await leave("fatma", true);
    await leave("gust", false);
    expect(await counts(bench)).toEqual([1]);
    const { merged } = await read(bench);
    expect(merged.map(({ id, author }) => [id, author.name])).toEqual([[stool.id, ""]]);
    await expect(apart(seat)).refuses("not_found");
    expect((await apart(stool)).supportCount).toBe(1);
  });

  test("many at once, in every order: nothing waits in a circle, and every count is right", async () => {
    const more = await Promise.all(
      ["a", "b", "c"].map((title) => createIdea(people.dirk, project, { title: `Nog een bank ${title}` })),
    );
    const all = [bench, seat, stool, ...more];
    const acts = all.flatMap((one, place) => [
      merge(people.pim, one, all[(place + 1) % all.length] ?? bench),
      merge(people.ada, all[(place + 2) % all.length] ?? bench, one),
      support(people.bakker, one),
    ]);
    const outcomes = await Promise.allSettled(acts);
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? one.reason.code : []));
    expect(refusals.filter((code) => code !== "idea_merged")).toEqual([]);
    const stored = await town.db
      .selectFrom("idea")
      .innerJoin("ideaTally", "ideaTally.ideaId", "idea.id")
      .select(["idea.id", "idea.mergedInto", "ideaTally.supporters"])
      .execute();
    const roots = stored.filter(({ mergedInto }) => mergedInto === null);
    expect(roots.length).toBeLessThan(all.length);
    const byRoot = new Map(stored.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
    const given = await town.db.selectFrom("ideaSupport").select("ideaId").execute();
    const supported = new Set(given.map(({ ideaId }) => byRoot.get(ideaId)));
    for (const { id, supporters } of roots) expect(supporters).toBe(supported.has(id) ? 1 : 0);
  });
});
