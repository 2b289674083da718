/** Licences and notices about their end. */
import { dayMs, type Module } from "@stoep/contract/kernel";
import { type Expression, sql } from "kysely";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { licenceRows } from "#modules/accounts/index.ts";

export interface NewLicence {
  organisationId: string;
  module: Module;
  level: "essential" | "premium" | "oneoff";
  fromAt: Date;
  /** null: without end. */
  untilAt: Date | null;
  /** What a one-off licence covers: neighbourhoods, or one thing. */
  neighbourhoodIds?: string[];
  thingKind?: string;
  thingId?: string;
}

/** Grants the same licence from the same moment only once, for each thing that is named: null when it already exists. */
export async function insertLicence(db: Db, licence: NewLicence, now: Date): Promise<string | null> {
  const granted = await db
    .insertInto("public.licence")
    .values({ id: newId(), ...licence, createdAt: now })
    .onConflict((conflict) => conflict.columns(["organisationId", "module", "fromAt", "thingId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return granted?.id ?? null;
}

export async function hasHadLicence(db: Db, organisationId: string, module: Module): Promise<boolean> {
  const found = await db
    .selectFrom("public.licence")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("module", "=", module)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether what an organisation did in a module can still be read: while a licence runs, and for some days after it. D §4 */
export const isModuleReadable = (db: Db, organisationId: Expression<string>, module: Module, now: Date) =>
  sql<boolean>`exists (${db
    .selectFrom("public.licence")
    .select(sql.lit(1).as("one"))
    .where("organisationId", "=", organisationId)
    .where("module", "=", module)
    .where("fromAt", "<=", now)
    .where((eb) =>
      eb.or([
        eb("untilAt", "is", null),
        eb("untilAt", ">", new Date(now.getTime() - licenceRows.readableDays * dayMs)),
      ]),
    )})`;

/** Locks it until the end of the transaction. */
export function lockLicence(db: Tx, id: string) {
  return db
    .selectFrom("public.licence")
    .select(["id", "organisationId", "module", "level", "fromAt", "untilAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateLicenceEnd(db: Db, id: string, untilAt: Date | null): Promise<void> {
  await db.updateTable("public.licence").set({ untilAt }).where("id", "=", id).execute();
}

/** For a licence that never began. */
export async function deleteLicence(db: Db, id: string): Promise<void> {
  await db.deleteFrom("public.licence").where("id", "=", id).execute();
}

/** By module, newest first. */
export function listOrganisationLicences(db: Db, organisationId: string) {
  return db
    .selectFrom("public.licence")
    .select(["id", "module", "level", "fromAt", "untilAt", "neighbourhoodIds", "thingKind", "thingId"])
    .where("organisationId", "=", organisationId)
    .orderBy("module")
    .orderBy("fromAt", "desc")
    .execute();
}

export type EndingLicence = Awaited<ReturnType<typeof listEndingLicences>>[number];

/** Licences that end in this period, unless another one of the module continues at the same or a better level. */
export function listEndingLicences(db: Db, { after, until }: { after: Date; until: Date }) {
  return db
    .selectFrom("public.licence as l")
    .innerJoin("public.organisation as o", "o.id", "l.organisationId")
    .innerJoin("public.network as n", "n.id", "o.networkId")
    .select(["l.id", "l.module", "l.organisationId", "o.name as organisation"])
    .select((eb) => eb.ref("l.untilAt").$notNull().as("untilAt"))
    .select(["n.id as networkId", "n.name as network", "n.timeZone", "n.languages"])
    .where("l.untilAt", ">", after)
    .where("l.untilAt", "<=", until)
    .where("l.fromAt", "<=", after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("public.licence as next")
            .select("next.id")
            .whereRef("next.organisationId", "=", "l.organisationId")
            .whereRef("next.module", "=", "l.module")
            .whereRef("next.id", "<>", "l.id")
            .whereRef("next.fromAt", "<=", "l.untilAt")
            .where((one) => one.or([one("next.untilAt", "is", null), one("next.untilAt", ">", one.ref("l.untilAt"))]))
            .where((one) =>
              one.or([
                one("next.level", "=", "premium"),
                one.and([one("next.level", "=", "essential"), one("l.level", "<>", "premium")]),
              ]),
            ),
        ),
      ),
    )
    .orderBy("l.untilAt")
    .orderBy("l.id")
    .execute();
}

interface NewLicenceNotice {
  id: string;
  licenceId: string;
  days: number;
  /** The end it announces. */
  untilAt: Date;
}

/** Returns true to exactly one of many simultaneous callers. */
export async function insertNotice(db: Db, notice: NewLicenceNotice, now: Date): Promise<boolean> {
  const made = await db
    .insertInto("public.licenceNotice")
    .values({ ...notice, createdAt: now })
    .onConflict((conflict) => conflict.columns(["licenceId", "days", "untilAt"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Owners who can sign in. */
const selectOwners = (db: Db, organisationId: string) =>
  db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .where("m.organisationId", "=", organisationId)
    .where("m.type", "=", "owner")
    .where("a.disabledAt", "is", null);

export function listOwnerRecipients(db: Db, organisationId: string) {
  return selectOwners(db, organisationId)
    .select(["a.id as accountId", "a.email", "a.firstName", "a.language"])
    .execute();
}

export function listOwnerContacts(db: Db, organisationId: string) {
  return selectOwners(db, organisationId)
    .select(["a.firstName", "a.lastName"])
    .orderBy("a.firstName")
    .orderBy("a.lastName")
    .orderBy("a.id")
    .execute();
}
