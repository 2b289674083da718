/** Owners who change their organisation at the same moment: what one does to another takes effect immediately. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
  for (const person of [town.people.els, town.people.mona]) await setType(person, "owner");
});

const membershipOf = (person: Person) => person.session.membershipId ?? "";
const nothing = { network: null, participation: null, care: null };
const setType = (person: Person, type: "owner" | "user") =>
  town.db.updateTable("public.membership").set({ type }).where("id", "=", membershipOf(person)).execute();
const demote = (by: Person, who: Person) =>
  by.accounts.editMembership({ body: { membershipId: membershipOf(who), type: "user", levels: nothing } });
const remove = (by: Person, who: Person) => by.accounts.deleteMember({ params: { membershipId: membershipOf(who) } });

async function ownersLeft(): Promise<number> {
  const owners = await town.db
    .selectFrom("public.membership")
    .select("id")
    .where("organisationId", "=", town.organisations.city)
    .where("type", "=", "owner")
    .execute();
  return owners.length;
}

const outcomeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "done",
    ({ code }) => code,
  );

/** On another connection, because within a transaction PostgreSQL keeps showing its first snapshot of activity. */
async function countWaiting(): Promise<number> {
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await town.databases.pool.query(waiting)).rowCount ?? 0;
}

const letGo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of letGo.splice(0)) await one();
});

/**
 * Locks the organisation until all calls have been identified as owners and wait for it, runs `meanwhile`, and lets them continue
 * one after the other.
 */
async function atOnce(acts: (() => Promise<unknown>)[], meanwhile = "select 1"): Promise<string[]> {
  const client = await town.databases.pool.connect();
  const release = async () => {
    await client.query("rollback");
    client.release();
  };
  letGo.push(release);
  await client.query("begin");
  await client.query("select id from public.organisation where id = $1 for no key update", [town.organisations.city]);
  const outcomes = Promise.all(acts.map((act) => outcomeOf(act())));
  // Nobody waits longer than five seconds for a lock.
  await waitUntil(async () => (await countWaiting()) === acts.length, 4_000);
  await client.query(meanwhile);
  await client.query("commit");
  letGo.pop();
  await release();
  return outcomes;
}

describe("of three owners", () => {
  test.each([
    ["demote", demote],
    ["remove", remove],
  ])("two who %s each other at the same moment: one succeeds, the other is none any more", async (_, act) => {
    const { ada, els } = town.people;
    expect((await atOnce([() => act(ada, els), () => act(els, ada)])).sort()).toEqual(["done", "owner_only"]);
    expect(await ownersLeft()).toBe(2);
  });

  test("all three in a ring: an owner who was demoted demotes nobody", async () => {
    const { ada, els, mona } = town.people;
    const outcomes = await atOnce([() => demote(ada, els), () => demote(els, mona), () => demote(mona, ada)]);
    expect(outcomes.sort()).toEqual(["done", "done", "owner_only"]);
    expect(await ownersLeft()).toBe(1);
  });
});

type Act = (els: Person, which: { membershipId: string; invitationId: string }) => Promise<unknown>;
const acts: [string, Act][] = [
  [
    "change a role",
    (els, { membershipId }) => els.accounts.editMembership({ body: { membershipId, type: "owner", levels: nothing } }),
  ],
  [
    "change a level",
    (els, { membershipId }) =>
      els.accounts.updateVerticalType({ body: { membershipId, vertical: "care", level: "admin" } }),
  ],
  ["take somebody out", (els, { membershipId }) => els.accounts.deleteMember({ params: { membershipId } })],
  ["invite somebody", (els) => els.accounts.invite({ body: { emails: ["vriend@elders.example"], type: "owner" } })],
  ["revoke an invitation", (els, { invitationId }) => els.accounts.deleteInvite({ params: { invitationId } })],
  ["change the rule of the second step", (els) => els.accounts.requireSecondFactor({ body: { from: null } })],
];

test.each(acts)("an owner who was demoted a moment before cannot %s any more", async (_, act) => {
  const { ada, els, viktor } = town.people;
  await ada.accounts.invite({ body: { emails: ["nieuw@werk.example"], type: "user" } });
  const [invitation] = (await ada.accounts.listInvitations()).items;
  const which = { membershipId: membershipOf(viktor), invitationId: invitation?.id ?? "" };
  const demoted = `update public.membership set type = 'user' where id = '${membershipOf(els)}'`;
  expect(await atOnce([() => act(els, which)], demoted)).toEqual(["owner_only"]);
  const { items } = await ada.accounts.listInvitations({ query: { state: "open" } });
  expect(items.map(({ email }) => email)).toEqual(["nieuw@werk.example"]);
  const viktors = (await ada.accounts.listMembers()).items.find((one) => one.membershipId === which.membershipId);
  expect(viktors).toMatchObject({ type: "user", levels: { network: "viewer", care: null } });
});
