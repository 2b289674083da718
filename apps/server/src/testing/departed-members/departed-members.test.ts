/** What a member handled is nobody's secret when they leave: it is listed, handed over or free, and told, whatever its kind. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { NoticeKind } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { markConfirmed } from "#modules/accounts/testing/sign-on.ts";
import { aPerson, aTicket } from "#modules/care/testing/rows.ts";
import { createSurvey, publishSurvey } from "../../modules/surveys/testing/surveys.ts";
import { migrationsFolder } from "../../schema/migration-files.ts";
import { create, publish } from "../messages.ts";
import { createProject, publishProject } from "../projects.ts";
import { allProvided } from "../provided.ts";
import { assignShout, createShout, finishShout } from "../shouts.ts";
import { nextTown, type Person, type Town } from "../town.ts";
import { createVacancy } from "../vacancies.ts";
import { saysWho } from "./says-who.ts";

const schema = readFileSync(join(migrationsFolder, "schema.sql"), "utf8");

/** Columns that refer to an account or a membership, by a foreign key or by their name. */
function columnsOfMembers(): string[] {
  const tables = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)];
  return tables.flatMap(([, table = "", body = ""]) => {
    const keys = [...body.matchAll(/FOREIGN KEY \((\w+)\) REFERENCES (?:public\.)?(?:account|membership)\(id\)/g)];
    const others = [...body.matchAll(/FOREIGN KEY \((\w+)\)/g)].map(([, name]) => name);
    const named = [...body.matchAll(/^ {2}(\w+) uuid/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => !others.includes(name))
      .filter((name) => /(account|assignee|reader|sender|membership)_id$|_by$|^(people|mentions)$/.test(name));
    return [...new Set([...keys.map(([, name = ""]) => name), ...named])].map((name) => `${table}.${name}`);
  });
}

let town: Town;
let leaver: Person;
let heir: Person;
beforeEach(async () => {
  town = await nextTown();
  leaver = town.people.els;
  heir = town.people.mona;
  for (const { session } of [leaver, heir])
    await town.people.ada.accounts.editMembership({
      body: { membershipId: session.membershipId ?? "", type: "owner", levels: none },
    });
});
const none = { network: null, participation: null, care: null };

/** Makes one thing of each kind that this person handles. */
const things: Record<string, (who: Person) => Promise<unknown>> = {
  "shouts.assigned": async (who) => assignShout(who, (await createShout(town.people.dirk)).id, who.accountId),
  "shouts.asked": async (who) => {
    const { id } = await createShout(town.people.dirk, { sharing: "neighbours" });
    return who.shouts.askToShare({ params: { shoutId: id } });
  },
  "shouts.defaults": async (who) => {
    const items = [{ neighbourhoodId: town.noord.id, kind: "alert" as const, accountId: who.accountId }];
    return town.people.ada.shouts.setDefaultHandlers({ body: { items } });
  },
  "publishing.drafts": (who) => create(who, [town.noord]),
  "publishing.scheduled": async (who) => publish(who, await create(who, [town.noord]), town.in({ days: 2 })),
  "publishing.vacancies": (who) => createVacancy(who, [town.noord]),
  "participation.drafts": (who) => createProject(who, [town.noord]),
  "participation.scheduled": async (who) =>
    publishProject(who, await createProject(who, [town.noord]), town.in({ days: 2 })),
  "surveys.drafts": (who) => createSurvey(who, [town.noord]),
  "surveys.scheduled": async (who) => publishSurvey(who, await createSurvey(who, [town.noord]), town.in({ days: 2 })),
  "care.tickets": async (who) =>
    aTicket(town, { state: "open", memberId: await aPerson(town), assigneeId: who.accountId }),
  "care.links": async (who) => {
    const at = { askedAt: town.clock.now(), expiresAt: new Date(town.in({ days: 30 })) };
    await town.db
      .insertInto("careLinkRequest")
      .values({
        id: newId(),
        organisationId: town.organisations.city,
        personId: await aPerson(town),
        state: "asked",
        askedBy: who.accountId,
        ...at,
      })
      .execute();
  },
};
const kinds = allProvided.heldBy.map(({ kind }) => kind);

const membershipOf = ({ session }: Person) => session.membershipId ?? "";
const heldBy = async (who: Person) =>
  (await town.people.ada.accounts.listHeldThings({ params: { membershipId: membershipOf(who) } })).kinds;
const remove = (handovers: string[] = []) =>
  town.people.ada.accounts.deleteMember({ params: { membershipId: membershipOf(leaver) }, query: { handovers } });

/** How many things of each kind the database still says are the leaver's. */
async function leftWith(who: Person): Promise<Record<string, number>> {
  const of = { accountId: who.accountId, name: "", email: who.email, organisationId: town.organisations.city };
  const counts: Record<string, number> = {};
  for (const { kind, things: select } of allProvided.heldBy)
    counts[kind] = (
      await town.db
        .selectFrom(select(town.db, of, town.clock.now()).as("held"))
        .select("held.id")
        .execute()
    ).length;
  return counts;
}
const each = (count: number) => Object.fromEntries(kinds.map((kind) => [kind, count]));
const noticesOf = async ({ accountId }: Person, kind: NoticeKind) =>
  town.db.selectFrom("notice").select("actor").where("accountId", "=", accountId).where("kind", "=", kind).execute();
async function makeAll(): Promise<void> {
  for (const kind of kinds) await things[kind]?.(leaver);
}

test("every column that names a member is something that they handle, or says who did something", () => {
  const held = [...allProvided.heldBy, ...allProvided.endsWithMember].flatMap(({ columns }) => columns);
  const columns = columnsOfMembers();
  expect(columns.filter((one) => !held.includes(one) && saysWho[one] === undefined)).toEqual([]);
  expect([...held, ...Object.keys(saysWho)].filter((one) => !columns.includes(one))).toEqual([]);
  expect(held.filter((one) => saysWho[one] !== undefined)).toEqual([]);
  expect(Object.keys(things)).toEqual(expect.arrayContaining(kinds));
});

test("everything is listed to the owner who removes the member, and handed over to the colleague chosen for its kind", async () => {
  await makeAll();
  const listed = await heldBy(leaver);
  expect(Object.fromEntries(listed.map(({ kind, total }) => [kind, total]))).toEqual(each(1));
  for (const { things: named, takers } of listed) {
    expect(named).toHaveLength(1);
    expect(takers.map(({ id }) => id)).toContain(heir.accountId);
    expect(takers.map(({ id }) => id)).not.toContain(leaver.accountId);
  }
  await remove(kinds.map((kind) => `${kind}=${heir.accountId}`));
  expect([await leftWith(leaver), await leftWith(heir)]).toEqual([each(0), each(1)]);
  expect(await noticesOf(heir, "accounts.handedOver")).toEqual([{ actor: "Els Peeters" }]);
  const [entry] = (await town.people.ada.audit.listEntries({ query: { action: "accounts.removeMember" } })).items;
  expect(entry?.new).toEqual({ handedOver: kinds.length, leftToNobody: 0 });
  const counters = await heir.shouts.countShouts();
  expect(JSON.stringify(counters)).toContain('"mine":1');
});

test("what nobody was chosen for belongs to nobody, and those who may take it are told once", async () => {
  await makeAll();
  await remove();
  expect(await leftWith(leaver)).toEqual(each(0));
  expect(await noticesOf(heir, "accounts.leftBehind")).toHaveLength(1);
  expect(await noticesOf(town.people.ada, "accounts.leftBehind")).toEqual([]);
  expect((await heir.shouts.listShouts({ query: { assignee: "nobody" } })).items).toHaveLength(1);
});

test("somebody hears when the author of a message reopens it, or shares it, after the colleague has left", async () => {
  const { dirk } = town.people;
  const [done, asked] = [await createShout(dirk), await createShout(dirk, { sharing: "neighbours" })];
  await assignShout(leaver, done.id, leaver.accountId);
  await finishShout(leaver, done.id);
  await leaver.shouts.askToShare({ params: { shoutId: asked.id } });
  await remove();
  const before = (await noticesOf(heir, "shouts.written")).length;
  await dirk.shouts.reopenShout({ params: { shoutId: done.id }, body: { reason: "Weer stuk" } });
  await dirk.shouts.shareShout({ params: { shoutId: asked.id } });
  const told = await town.db
    .selectFrom("notice")
    .select("people")
    .where("accountId", "=", heir.accountId)
    .where("kind", "=", "shouts.written")
    .execute();
  expect(before).toBeLessThan(told.flatMap(({ people }) => people).length + 1);
  expect(told.flatMap(({ people }) => people ?? [])).toContain(asked.id);
});

test("a colleague who may not have it is refused, and nothing is changed", async () => {
  await things["shouts.assigned"]?.(leaver);
  await expect(remove([`shouts.assigned=${town.people.viktor.accountId}`])).refuses("changed_meanwhile");
  await expect(remove([`shouts.assigned=${leaver.accountId}`])).refuses("changed_meanwhile");
  await expect(remove([`other.things=${heir.accountId}`])).refuses("changed_meanwhile");
  expect((await leftWith(leaver))["shouts.assigned"]).toBe(1);
});

const levels = { network: "viewer", participation: null, care: "editor" } as const;
const change = (type: "user" | "disabled", handovers?: string[]) =>
  town.people.ada.accounts.editMembership({ body: { membershipId: membershipOf(leaver), type, levels, handovers } });
const toNobody = (some: readonly string[]) => some.map((kind) => `${kind}=`);
const isOfCare = (kind: string) => kind.startsWith("care.");
const others = kinds.filter((kind) => !isOfCare(kind));

test("a member who is switched off, or loses a level, leaves what they may not have any more", async () => {
  await makeAll();
  await change("user", toNobody(others));
  expect(await leftWith(leaver)).toEqual(Object.fromEntries(kinds.map((kind) => [kind, isOfCare(kind) ? 1 : 0])));
  await change("disabled", toNobody(kinds.filter(isOfCare)));
  expect(await leftWith(leaver)).toEqual(each(0));
  expect(await noticesOf(heir, "accounts.leftBehind")).toHaveLength(2);
});

test("a lower level is refused with everything that it takes away, until something is chosen for each kind", async () => {
  await makeAll();
  const listed = (await heldBy(leaver)).filter(({ kind }) => !isOfCare(kind));
  const asked = await change("user").catch((error: unknown) => error);
  expect(asked).toMatchObject({ code: "handover_unconfirmed", details: listed });
  await expect(change("user", toNobody(others.slice(1)))).refuses("handover_unconfirmed");
  await expect(change("user", [...toNobody(others.slice(1)), `${others[0]}=${leaver.accountId}`])).refuses(
    "changed_meanwhile",
  );
  expect(await leftWith(leaver)).toEqual(each(1));
  await change(
    "user",
    others.map((kind) => `${kind}=${heir.accountId}`),
  );
  expect(await leftWith(heir)).toEqual(Object.fromEntries(kinds.map((kind) => [kind, isOfCare(kind) ? 0 : 1])));
  const ofCare = { membershipId: membershipOf(leaver), vertical: "care", level: null } as const;
  await expect(town.people.ada.accounts.updateVerticalType({ body: ofCare })).refuses("handover_unconfirmed");
  await town.people.ada.accounts.updateVerticalType({
    body: { ...ofCare, handovers: toNobody(kinds.filter(isOfCare)) },
  });
  expect(await leftWith(leaver)).toEqual(each(0));
});

test("what members of another organisation handle is not found", async () => {
  const params = { membershipId: membershipOf(leaver) };
  await expect(town.people.bram.accounts.listHeldThings({ params })).refuses("not_found");
});

test("whoever closes their account leaves everything to nobody, in all their organisations", async () => {
  await makeAll();
  await markConfirmed(town, leaver);
  const { organisations } = await leaver.accounts.getClosing();
  await leaver.accounts.closeAccount({ body: { organisationIds: organisations.map(({ id }) => id) } });
  expect(await leftWith(leaver)).toEqual(each(0));
  // The name of someone whose account is gone is in no notice.
  expect(await noticesOf(heir, "accounts.leftBehind")).toEqual([{ actor: "" }]);
});

test("of a message that is assigned while its assignee is removed, nothing is left with them", async () => {
  const { dirk } = town.people;
  const shouts = await Promise.all([1, 2, 3].map(() => createShout(dirk)));
  const outcomes = await Promise.allSettled([
    ...shouts.map(({ id }) => assignShout(heir, id, leaver.accountId)),
    remove(),
  ]);
  expect(outcomes.at(-1)?.status).toBe("fulfilled");
  expect((await leftWith(leaver))["shouts.assigned"]).toBe(0);
});
