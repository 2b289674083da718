/**
 * Profiles of organisations: the name is in a platform table, which network tables refer to; the rest is in the network's.
 * `db` is bound to the organisation's network.
 */
import type { BottomUp } from "@stoep/contract/accounts";
import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "#kernel/database.ts";
import { type FileAudience, type FileHolder, fileSelection } from "#modules/files/index.ts";

export type OrganisationRow = NonNullable<Awaited<ReturnType<typeof findOrganisation>>>;
export type PictureColumn = "logoId" | "bannerId";

export function findOrganisation(db: Db, networkId: string, id: string) {
  const picture = (column: PictureColumn) =>
    jsonObjectFrom(
      db
        .selectFrom("file")
        .select(fileSelection)
        .whereRef("file.id", "=", `p.${column}` as "file.id"),
    );
  return db
    .selectFrom("public.organisation as o")
    .leftJoin("organisationProfile as p", "p.organisationId", "o.id")
    .select(["o.id", "o.name", "o.kind", "o.createdAt", "o.secondFactorFrom", "o.isCareSecured"])
    .select(["p.textHtml", "p.website", "p.phone", "p.address"])
    .select(["p.isBottomUpDisabled", "p.disabledKinds", "p.bottomUpPlaceholder"])
    .select([picture("logoId").as("logo"), picture("bannerId").as("banner")])
    .where("o.id", "=", id)
    .where("o.networkId", "=", networkId)
    .executeTakeFirst();
}

/** Visible to everyone. */
export const picturesOfOrganisations: FileHolder = (db, fileId) =>
  db
    .selectFrom("organisationProfile as p")
    .where((eb) => eb.or([eb("p.logoId", "=", fileId), eb("p.bannerId", "=", fileId)]))
    .select(sql<FileAudience>`'public'`.as("audience"));

/** Throws a uniqueness violation when the network already has one of that name. */
export async function renameOrganisation(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable("public.organisation").set({ name }).where("id", "=", id).execute();
}

export interface ProfileChanges {
  textHtml?: string;
  website?: string | null;
  phone?: string | null;
  address?: string | null;
}

export async function putOrganisationProfile(db: Db, organisationId: string, values: ProfileChanges): Promise<void> {
  await db
    .insertInto("organisationProfile")
    .values({ organisationId, ...values })
    .onConflict((conflict) => conflict.column("organisationId").doUpdateSet(values))
    .execute();
}

export async function putBottomUp(db: Db, organisationId: string, chosen: BottomUp): Promise<void> {
  const { isDisabled: isBottomUpDisabled, disabledKinds, placeholder: bottomUpPlaceholder } = chosen;
  const values = { isBottomUpDisabled, disabledKinds, bottomUpPlaceholder };
  await db
    .insertInto("organisationProfile")
    .values({ organisationId, ...values })
    .onConflict((conflict) => conflict.column("organisationId").doUpdateSet(values))
    .execute();
}

/** Replaces a picture and returns the previous one. Concurrent calls wait for each other. */
export async function swapPicture(
  db: Tx,
  organisationId: string,
  column: PictureColumn,
  fileId: string | null,
): Promise<string | null> {
  await db
    .insertInto("organisationProfile")
    .values({ organisationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await db
    .selectFrom("organisationProfile")
    .select(column)
    .where("organisationId", "=", organisationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable("organisationProfile")
    .set({ [column]: fileId })
    .where("organisationId", "=", organisationId)
    .execute();
  return before[column];
}

export async function setSecondFactorFrom(db: Db, id: string, from: Date | null): Promise<void> {
  await db.updateTable("public.organisation").set({ secondFactorFrom: from }).where("id", "=", id).execute();
}

export async function setCareSecured(db: Db, id: string, isCareSecured: boolean): Promise<void> {
  await db.updateTable("public.organisation").set({ isCareSecured }).where("id", "=", id).execute();
}

export async function hasFactor(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom("public.factor")
    .select("id")
    .where("accountId", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sessions that are active in the organisation and began without a second factor. */
export async function listSessionsWithoutSecondFactor(db: Db, organisationId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("public.session as s")
    .innerJoin("public.membership as m", "m.id", "s.membershipId")
    .select("s.id")
    .where("m.organisationId", "=", organisationId)
    .where("s.secondStep", "is distinct from", "done")
    .where("s.endedAt", "is", null)
    .where("s.expiresAt", ">", now)
    .execute();
  return rows.map(({ id }) => id);
}
