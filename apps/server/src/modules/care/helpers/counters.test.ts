/** A helper's counters, updated in the transaction of a ticket's change. S2 §3, §4 */
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { Tx } from "#kernel/database.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { addHelpedTicket, addToLoad, findHelper, lockHelper, updateLastAsked, updateLastRefused } from "./index.ts";
import { findLoad } from "./store/counters.ts";

let town: Town;
let organisationId: string;
let helperId: string;
let memberId: string;

const inside = <T>(run: (db: Tx) => Promise<T>): Promise<T> => town.db.transaction().execute((db) => run(db));

async function write(firstName: string, isMember: boolean): Promise<string> {
  const id = newId();
  const at = town.clock.now();
  const named = { firstName, lastName: "", email: `${id}@zorg.example`, language: "nl" } as const;
  await town.db
    .insertInto("carePerson")
    .values({ id, organisationId, isMember, joinedAt: at, updatedAt: at, ...named, languages: ["nl"] })
    .execute();
  return id;
}

beforeEach(async () => {
  town = await nextTown();
  organisationId = (await town.people.wout.accounts.getOrganisation()).id;
  memberId = await write("Rosa", true);
  helperId = await write("Bea", false);
  const at = town.clock.now();
  await town.db
    .insertInto("careHelper")
    .values({
      personId: helperId,
      organisationId,
      kind: "neighbour",
      status: "accepted",
      statusAt: at,
      helperSince: at,
    })
    .execute();
});

test("a helper is found and locked within their organisation only, with who they are", async () => {
  const found = await findHelper(town.db, organisationId, helperId);
  expect(found).toMatchObject({ firstName: "Bea", status: "accepted", suspendedAt: null, helped: 0 });
  expect(await findHelper(town.db, newId(), helperId)).toBeUndefined();
  expect(await inside((db) => lockHelper(db, organisationId, memberId))).toBeUndefined();
  expect(await inside((db) => lockHelper(db, organisationId, helperId))).toMatchObject({ firstName: "Bea" });
});

test("people who were merged or deleted are no longer helpers", async () => {
  await town.db.updateTable("carePerson").set({ deletedAt: town.clock.now() }).where("id", "=", helperId).execute();
  expect(await findHelper(town.db, organisationId, helperId)).toBeUndefined();
});

test("two tickets solved at once both count, for the helper and for the two of them together", async () => {
  const at = town.clock.now();
  const solve = () => inside((db) => addHelpedTicket(db, { helperId, memberId, organisationId, at }));
  await Promise.all([solve(), solve()]);
  expect(await findHelper(town.db, organisationId, helperId)).toMatchObject({ helped: 2, lastHelpedAt: at });
  const duos = await town.db.selectFrom("careDuo").selectAll().where("helperId", "=", helperId).execute();
  expect(duos).toEqual([{ helperId, memberId, organisationId, solved: 2, lastAt: at }]);
});

test("the latest moment of asking and refusing stays, whatever the order in which they are written", async () => {
  const late = town.clock.now();
  const early = new Date(late.getTime() - 60_000);
  await inside(async (db) => {
    await updateLastAsked(db, [helperId], late);
    await updateLastAsked(db, [helperId], early);
    await updateLastRefused(db, helperId, early);
  });
  const found = await findHelper(town.db, organisationId, helperId);
  expect(found).toMatchObject({ lastAskedAt: late, lastRefusedAt: early });
});

test("tasks are counted by month, and never below none", async () => {
  const months = ["2026-05-01", "2026-06-01"] as const;
  await inside(async (db) => {
    await addToLoad(db, { helperId, month: months[0], isConfidential: false }, 1);
    await addToLoad(db, { helperId, month: months[0], isConfidential: false }, 1);
    await addToLoad(db, { helperId, month: months[1], isConfidential: false }, -1);
    await addToLoad(db, { helperId, month: months[0], isConfidential: false }, -1);
  });
  expect(await findLoad(town.db, helperId, months[0], { seesAll: true })).toBe(1);
  expect(await findLoad(town.db, helperId, months[1], { seesAll: true })).toBe(0);
});
