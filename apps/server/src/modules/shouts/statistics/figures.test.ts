/** Residents' messages to the city by month, and how long they took: counted change by change, and equal to a recount. S1 §9 */
import { beforeEach, expect, test } from "vitest";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { asSubject, createShout, finishShout, startShout } from "../../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { recountMonths } from "./store/month-recount.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const at = (one: { id: string }) => ({ params: { shoutId: one.id } });
const figures = (of: Person = town.people.els) => of.shouts.getShoutFigures();

async function kept() {
  const months = await town.db.selectFrom("shoutMonth").selectAll().execute();
  const paces = await town.db.selectFrom("shoutPace").selectAll().execute();
  const inWords = (rows: object[]) => rows.map((row) => Object.values(row).join(" ")).sort();
  return {
    months: inWords(months.filter(({ arrived, done }) => arrived !== 0 || done !== 0)),
    paces: inWords(paces.filter(({ total }) => total !== 0)),
  };
}

/** Clears the counters, and counts everything again. */
async function recounted() {
  await town.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("shoutMonth").execute();
    await trx.deleteFrom("shoutPace").execute();
    await recountMonths(trx);
  });
  return kept();
}

test("what arrived and was done is counted by month, kind, theme and neighbourhood until it is withdrawn", async () => {
  const { dirk, gust, els } = town.people;
  const lamp = await createShout(dirk, { theme: "safety" });
  const sofa = await createShout(gust, { kind: "looking-for" });
  const own = await createShout(dirk, { sharing: "neighbours", kind: "idea" });
  await finishShout(els, lamp.id);
  const { total, months, kinds, themes, neighbourhoods } = await figures();
  expect(total).toEqual({ arrived: 2, done: 1 });
  expect([months.length, months.at(-1)]).toEqual([12, { day: expect.stringMatching(/-01$/), arrived: 2, done: 1 }]);
  expect(kinds).toHaveLength(7);
  expect(kinds.filter(({ arrived }) => arrived > 0)).toEqual([
    { kind: "alert", arrived: 1, done: 1 },
    { kind: "looking-for", arrived: 1, done: 0 },
  ]);
  expect(themes).toEqual([
    { theme: "safety", arrived: 1, done: 1 },
    { theme: null, arrived: 1, done: 0 },
  ]);
  expect(neighbourhoods.map(({ neighbourhood, arrived }) => [neighbourhood.name, arrived])).toEqual([
    ["Noord", 1],
    ["Zuid", 1],
  ]);
  await dirk.shouts.shareShout(at(own));
  await dirk.shouts.reopenShout({ ...at(lamp), body: { reason: "Weer stuk" } });
  const { version } = await dirk.shouts.readShout(at(lamp));
  await dirk.shouts.editShout({ ...at(lamp), body: { title: "Lamp", text: "Stuk", theme: "mobility", version } });
  await gust.shouts.withdrawShout(at(sofa));
  const after = await figures();
  expect(after.total).toEqual({ arrived: 2, done: 0 });
  expect(after.themes.map(({ theme }) => theme).sort()).toEqual(["mobility", null].sort());
  expect(after.kinds.filter(({ arrived }) => arrived > 0).map(({ kind }) => kind)).toEqual(["idea", "alert"]);
  expect(await kept()).toEqual(await recounted());
});

test("a message of the last evening of a month belongs to it by the network's clocks", async () => {
  const { dirk, els } = town.people;
  // It is 12 May, 10:00: 31 May, 23:30 in Brussels, and an hour later June.
  await town.pass({ days: 19, hours: 13, minutes: 30 });
  await createShout(dirk);
  await town.pass({ hours: 1 });
  await createShout(dirk, { theme: "culture" });
  const { months } = await figures(els);
  expect(months.slice(-2)).toEqual([
    { day: "2026-05-01", arrived: 1, done: 0 },
    { day: "2026-06-01", arrived: 1, done: 0 },
  ]);
});

test("the time to an answer and to done is the median of what arrived in the period, from five on", async () => {
  const { dirk, els } = town.people;
  const some = [];
  for (let turn = 0; turn < 5; turn++) some.push(await createShout(dirk, { title: `Bericht ${turn}` }));
  expect((await figures()).toAnswer).toEqual({ median: null, counted: 0, before: null });
  for (const [turn, one] of some.entries()) {
    await town.pass({ hours: turn < 3 ? 2 : 60 });
    if (turn % 2) await startShout(els, one.id);
    else await els.conversations.createComment({ params: asSubject(one), body: { text: "We kijken het na." } });
  }
  const answered = await figures();
  expect(answered.toAnswer).toEqual({ median: 6, counted: 5, before: null });
  expect(answered.toDone).toEqual({ median: null, counted: 0, before: null });
  // A second answer changes nothing; times from two days on are in days.
  for (const one of some) await finishShout(els, one.id);
  const done = await figures();
  expect(done.toAnswer).toEqual(answered.toAnswer);
  expect(done.toDone).toEqual({ median: 120, counted: 5, before: null });
  expect(await kept()).toEqual(await recounted());
});

test("many concurrent changes leave the counts that a recount finds, also when an author's texts are erased", async () => {
  const { dirk, els, mona } = town.people;
  const crowd = await crowdOfCallers(town, town.noord, 3);
  const written = await Promise.all(
    [dirk, ...crowd].flatMap((who) => [createShout(who), createShout(who, { theme: "nature" })]),
  );
  const ids = written.map(({ id }) => id);
  const set = (who: Person, status: "in-progress" | "done") =>
    who.shouts.setShoutStatus({ body: { ids: who === els ? ids : ids.toReversed(), status, outcome: "Klaar" } });
  await Promise.all([
    set(els, "in-progress"),
    set(mona, "done"),
    dirk.residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: true } }),
    ...written.slice(2, 4).map((one) => crowd[0]?.shouts.withdrawShout(at(one))),
    ...written
      .slice(4)
      .map((one) => mona.conversations.createComment({ params: asSubject(one), body: { text: "Dag" } })),
  ]);
  const counted = await kept();
  expect(counted.months.length).toBeGreaterThan(0);
  expect(counted).toEqual(await recounted());
});

test("as a file they have a row for each month and type, theme or neighbourhood", async () => {
  const { dirk, els, otto, bram } = town.people;
  await createShout(dirk, { theme: "safety" });
  const lines = (await (await els.shouts.exportShoutFigures()).text()).trimEnd().split("\r\n");
  expect(lines.map((line) => line.replace(/^\u{FEFF}?"[^"]*"/u, ""))).toEqual([
    ',"Per","Naam","Ontvangen","Afgerond"',
    ',"Soort","Melding","1","0"',
    ',"Buurt","Noord","1","0"',
    ',"Thema","Veiligheid","1","0"',
  ]);
  await expect(bram.shouts.exportShoutFigures()).refuses("not_allowed");
  await expect(bram.shouts.getShoutFigures()).refuses("not_allowed");
  expect((await otto.shouts.getShoutFigures()).total).toEqual({ arrived: 0, done: 0 });
});

test("the pages beside the inbox are files too: what is not shared without a word of it, and each neighbourhood's numbers", async () => {
  const { dirk, gust, els, bram } = town.people;
  await createShout(dirk, { sharing: "neighbours", title: "Geheimwoord", theme: "nature" });
  await createShout(gust, { sharing: "neighbours", kind: "give-away" });
  const all = await (await els.shouts.exportUnsharedShouts()).text();
  expect(all).toContain('"Melding","Natuur","Noord"');
  expect(all).not.toContain("Geheimwoord");
  const query = { neighbourhoodId: town.zuid.id };
  const some = await (await els.shouts.exportUnsharedShouts({ query })).text();
  expect(some.trimEnd().split("\r\n")).toHaveLength(2);
  await expect(bram.shouts.exportUnsharedShouts()).refuses("not_allowed");
  // Every organisation can read the counts.
  const places = await (await bram.shouts.exportNeighbourhoodShouts()).text();
  expect(places).toContain('"Noord","1","0","1","0","0","0","0","0"');
  expect(places).toContain('"Zuid","1","0","0","0","0","1","0","0"');
});
