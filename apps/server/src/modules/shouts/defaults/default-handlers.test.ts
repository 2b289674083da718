/** Who hears first of residents' messages, and the reminder of those that wait. docs/specification/shouts.md */
import type { DefaultHandlersDraft } from "@stoep/contract/shouts";
import { beforeEach, expect, test } from "vitest";
import { assignShout, createShout, startShout } from "../../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

type Item = DefaultHandlersDraft["items"][number];
const set = (items: Item[], by: Person = town.people.ada) => by.shouts.setDefaultHandlers({ body: { items } });
const item = ({ accountId }: Person, neighbourhoodId: string | null = null, kind: Item["kind"] = null): Item => ({
  neighbourhoodId,
  kind,
  accountId,
});
const told = async (kind: string) => {
  const rows = await town.db.selectFrom("notice").select(["accountId", "kind", "people"]).execute();
  const names = new Map(Object.values(town.people).map(({ accountId, name }) => [accountId, name]));
  return rows
    .filter((row) => row.kind === kind)
    .map(({ accountId }) => names.get(accountId))
    .sort();
};

test("the most specific choice counts, and nothing is assigned by it", async () => {
  const { ada, els, mona, dirk } = town.people;
  await set([item(ada), item(els, null, "idea"), item(mona, town.noord.id), item(els, town.noord.id, "alert")]);
  const firstOf = async (kind: "idea" | "alert" | "general", who = dirk) => {
    await town.db.deleteFrom("notice").execute();
    await createShout(who, { kind });
    return told("shouts.arrived");
  };
  expect(await firstOf("alert")).toEqual(["els"]);
  expect(await firstOf("general")).toEqual(["mona"]);
  expect(await firstOf("idea", town.people.gust)).toEqual(["els"]);
  expect(await firstOf("general", town.people.gust)).toEqual(["ada"]);
  expect((await els.shouts.listShouts({ query: { assignee: "nobody" } })).items).toHaveLength(4);
});

test("owners of the city choose them: colleagues who may handle messages, one for each neighbourhood and kind", async () => {
  const { ada, els, mona, viktor, bram } = town.people;
  const chosen = await set([item(els), item(mona, town.noord.id, "alert")]);
  expect(chosen.items).toMatchObject([
    { neighbourhood: null, kind: null, handler: { name: "Els Peeters" } },
    { neighbourhood: { name: "Noord" }, kind: "alert", handler: { name: "Mona Peeters" } },
  ]);
  expect(await ada.shouts.listDefaultHandlers()).toEqual(chosen);
  await expect(set([item(viktor)])).refuses("invalid_input", { items: "assigneeUnknown" });
  await expect(set([item(els), item(mona)])).refuses("invalid_input", { items: "invalid" });
  await expect(set([item(els, town.elsewhere.id)])).refuses("invalid_input", { items: "invalid" });
  await expect(set([item(els)], els)).refuses("owner_only");
  await expect(set([item(bram)], bram)).refuses("not_allowed");
  expect(await ada.shouts.listDefaultHandlers()).toEqual(chosen);
  expect((await set([])).items).toEqual([]);
});

test("a new message that waits is reminded of once; one that was started or withdrawn is not", async () => {
  const { dirk, els, mona } = town.people;
  await set([item(els)]);
  const [, started, gone, given] = [
    await createShout(dirk),
    await createShout(dirk),
    await createShout(dirk),
    await createShout(dirk),
  ];
  await startShout(mona, started.id);
  await dirk.shouts.withdrawShout({ params: { shoutId: gone.id } });
  await assignShout(els, given.id, mona.accountId);
  await town.pass({ hours: 40 });
  expect(await told("shouts.waiting")).toEqual([]);
  await town.pass({ days: 3 });
  expect(await told("shouts.waiting")).toEqual(["els", "mona"]);
  await town.db.deleteFrom("notice").execute();
  await town.pass({ days: 7 });
  expect(await told("shouts.waiting")).toEqual([]);
});
