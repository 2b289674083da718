/** Who is told of what happens to a message: each line of the table in the specification is played. S1 §4, D §7, D §10 */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { asSubject, assignShout, createShout, finishShout, startShout } from "../../../testing/shouts.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

const readers = ["author", "followers", "colleague", "others"] as const;
const table = readFileSync("docs/specification/shouts.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim().replace(/`/g, "")))
  .filter((cells) => cells.length === readers.length + 3);
const [heads = [], ...lines] = table;
const told = new Map(lines.map(([, moment = "", ...cells]) => [moment, cells.slice(0, readers.length)]));

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const at = ({ id }: { id: string }) => ({ params: { shoutId: id } });
type Shout = { id: string };
const neighbours = { sharing: "neighbours" } as const;
const because = { ground: "private", reason: "Er staat een naam in." } as const;

/** Written by Dirk and followed by Daan; with `assigned` it is Els’s, to whom Mona gave it. */
async function written(how: Parameters<typeof createShout>[1] = {}, isAssigned = false): Promise<Shout> {
  const { dirk, daan, els, mona } = town.people;
  const shout = await createShout(dirk, how);
  await daan.shouts.followShout(at(shout));
  if (isAssigned) await assignShout(mona, shout.id, els.accountId);
  return shout;
}
const assigned = () => written({}, true);
async function done(isAssigned: boolean): Promise<Shout> {
  const shout = await written({}, isAssigned);
  await finishShout(town.people.mona, shout.id);
  return shout;
}
async function elsHearsFirst(): Promise<null> {
  const items = [{ neighbourhoodId: town.noord.id, kind: null, accountId: town.people.els.accountId }];
  await town.people.ada.shouts.setDefaultHandlers({ body: { items } });
  return null;
}
async function askedFor(): Promise<Shout> {
  const shout = await written(neighbours);
  await town.people.els.shouts.askToShare(at(shout));
  return shout;
}
async function reportedBy(shout: Shout): Promise<void> {
  for (const who of await crowdOfCallers(town, town.noord, 5))
    await who.conversations.reportSubject({ params: asSubject(shout), body: { reason: "private" } });
}
const reopen = (shout: Shout) => town.people.dirk.shouts.reopenShout({ ...at(shout), body: { reason: "Weer stuk" } });

/** What comes before each moment, and the moment itself. */
const moments: Record<string, [before: () => Promise<Shout | null>, act: (shout: Shout) => Promise<unknown>]> = {
  "written to the city": [async () => null, () => written()],
  "written to the city, with a default handler": [elsHearsFirst, () => written()],
  "waits for two working days, with a default handler": [
    async () => {
      await elsHearsFirst();
      return written();
    },
    () => town.pass({ days: 4 }),
  ],
  "waits for two working days, without one": [written, () => town.pass({ days: 4 })],
  "shared unasked": [() => written(neighbours), (shout) => town.people.dirk.shouts.shareShout(at(shout))],
  "shared after being asked": [askedFor, (shout) => town.people.dirk.shouts.shareShout(at(shout))],
  "asked to share": [() => written(neighbours), (shout) => town.people.els.shouts.askToShare(at(shout))],
  "in progress": [assigned, ({ id }) => startShout(town.people.mona, id)],
  done: [assigned, ({ id }) => finishShout(town.people.mona, id)],
  "in progress again": [() => done(true), ({ id }) => startShout(town.people.mona, id)],
  "reply of the organisation": [
    assigned,
    (shout) => town.people.mona.conversations.createComment({ params: asSubject(shout), body: { text: "We kijken" } }),
  ],
  assigned: [written, ({ id }) => assignShout(town.people.mona, id, town.people.els.accountId)],
  "mentioned in a note": [
    written,
    (shout) =>
      town.people.mona.shouts.noteShout({
        ...at(shout),
        body: { text: "Kijk jij?", mentionIds: [town.people.els.accountId] },
      }),
  ],
  "comment of a neighbour": [
    assigned,
    async (shout) => {
      const [neighbour] = await crowdOfCallers(town, town.noord, 1);
      return neighbour?.conversations.createComment({ params: asSubject(shout), body: { text: "Hier ook" } });
    },
  ],
  "solved by its author": [assigned, (shout) => town.people.dirk.shouts.solveShout(at(shout))],
  "edited by its author": [
    assigned,
    async (shout) => {
      const { version, title, text } = await town.people.dirk.shouts.readShout(at(shout));
      const body = { version, title: `${title}!`, text, theme: null, images: [] };
      return town.people.dirk.shouts.editShout({ ...at(shout), body });
    },
  ],
  "withdrawn by its author": [assigned, (shout) => town.people.dirk.shouts.withdrawShout(at(shout))],
  "withdrawn with its author's account": [
    assigned,
    () =>
      town.people.dirk.residents.deleteMyAccount({
        body: { networkIds: [town.networks.testdorp.id], deletesTexts: true },
      }),
  ],
  "reopened while it has an assignee": [() => done(true), reopen],
  "reopened without an assignee": [() => done(false), reopen],
  "hidden by staff": [assigned, (shout) => town.people.mona.shouts.hideShout({ ...at(shout), body: because })],
  "hidden by reports": [assigned, reportedBy],
  "shown again": [
    async () => {
      const shout = await assigned();
      await town.people.mona.shouts.hideShout({ ...at(shout), body: because });
      return shout;
    },
    (shout) => town.people.mona.shouts.showShout(at(shout)),
  ],
};

/** The kinds that each reader got; the author’s too where their account is gone. */
async function kindsByReader(): Promise<Record<(typeof readers)[number], string[]>> {
  const { dirk, daan, els, ada } = town.people;
  const rows = await town.db.selectFrom("notice").select(["accountId", "kind"]).orderBy("kind").execute();
  const of = (accountId: string) => [
    ...new Set(rows.filter((row) => row.accountId === accountId).map(({ kind }) => kind)),
  ];
  return {
    author: of(dirk.accountId),
    followers: of(daan.accountId),
    colleague: of(els.accountId),
    others: of(ada.accountId),
  };
}

describe("the table", () => {
  test("has these readers, and names each moment that is played", () => {
    expect(heads.slice(2, -1)).toEqual(["author", "followers", "the colleague", "others who handle messages"]);
    expect([...told.keys()].filter((moment) => !/^-+$/.test(moment))).toEqual(Object.keys(moments));
  });

  test("names every notice of messages", async () => {
    const { notices } = await import("@stoep/contract/notifications");
    const named = new Set([...told.values()].flat());
    expect(Object.keys(notices).filter((kind) => kind.startsWith("shouts.") && !named.has(kind))).toEqual([]);
  });

  test.each(Object.entries(moments))("%s", async (moment, [before, act]) => {
    const shout = await before();
    await town.db.deleteFrom("notice").execute();
    await act(shout ?? { id: "" });
    const cells = told.get(moment) ?? [];
    const expected = Object.fromEntries(
      readers.map((reader, place) => [reader, cells[place] === "–" ? [] : [cells[place]]]),
    );
    // Arrivals are for all who handle messages, the colleague among them.
    const got = await kindsByReader();
    if (expected.others?.[0] === "shouts.written" && expected.colleague?.length === 0)
      expected.colleague = expected.others;
    expect(got).toEqual(expected);
  });
});

test("a withdrawn message leaves none of its words with those who are told, and reports none of who reported", async () => {
  const { dirk } = town.people;
  await dirk.shouts.withdrawShout(at(await written({ title: "Intrekwoord" }, true)));
  await reportedBy(await written());
  const rows = await town.db.selectFrom("notice").selectAll().execute();
  const gone = rows.filter(({ kind }) => kind === "shouts.withdrawn" || kind === "shouts.authorWithdrew");
  expect(gone).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("Intrekwoord");
  const [hidden] = rows.filter(({ kind }) => kind === "shouts.hiddenByReports");
  expect(hidden).toMatchObject({ actorId: null, actor: "" });
});
