/** The organisations of a network with a public page, and its latest projects. */

import { publicPageLimits } from "@stoep/contract/participation";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { isModuleReadable } from "#modules/licences/index.ts";
import { selectReadProjects } from "../../projects/index.ts";
import { isOnPublicPages } from "../../readers.ts";
import type { PublicReader } from "./posts.ts";

export const listOrganisations = (db: Db, networkId: string, now: Date) =>
  db
    .selectFrom("public.organisation as sender")
    .where("sender.networkId", "=", networkId)
    .where((eb) => isModuleReadable(db, eb.ref("sender.id"), "participation", now))
    .select(["sender.id", "sender.name"])
    .orderBy("sender.name")
    .orderBy("sender.id")
    .limit(publicPageLimits.organisations)
    .execute();

export async function hasPage(db: Db, organisationId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("public.organisation as sender")
    .where("sender.id", "=", organisationId)
    .where((eb) => isModuleReadable(db, eb.ref("sender.id"), "participation", now))
    .select(sql.lit(1).as("one"))
    .executeTakeFirst();
  return found !== undefined;
}

/** All that are on the public pages, a batch at a time. */
export const listRecords = (db: Db, { language, now }: PublicReader, place: PageCursor | null) =>
  selectReadProjects(db, language)
    .where((eb) => isOnPublicPages(db, eb, now))
    .$call((query) =>
      inPages(query, ["project.publishedAt", "project.id"], "desc", { place, limit: publicPageLimits.records + 1 }),
    )
    .execute();

export const listNewProjects = (db: Db, { language, now, organisationId }: PublicReader) =>
  selectReadProjects(db, language)
    .where((eb) => isOnPublicPages(db, eb, now))
    .$if(organisationId !== undefined, (query) => query.where("project.organisationId", "=", organisationId ?? ""))
    .orderBy("project.publishedAt", "desc")
    .orderBy("project.id", "desc")
    .limit(sql.lit(publicPageLimits.news))
    .execute();
