/** Colleagues whom a note mentions. */
import { type Expression, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";

/** Each once. Refuses `mentionIds` unless `find` finds all of them among the colleagues who may be mentioned. */
export async function checkMentions(
  mentionIds: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly unknown[]>,
): Promise<string[]> {
  const ids = [...new Set(mentionIds)];
  const found = await find(ids);
  if (found.length !== ids.length) refuseFields({ mentionIds: "mentionUnknown" });
  return ids;
}

/** Their ids and names, in the order of `ids`: for another capability's statement. */
export const mentionedPeople = (db: Db, ids: Expression<string[]>) =>
  jsonArrayFrom(
    db
      .selectFrom("public.account as mentioned")
      .select("mentioned.id")
      .select(fullNameOrNone("mentioned").as("name"))
      .where("mentioned.id", "=", sql<string>`any(${ids})`)
      .orderBy(sql`array_position(${ids}, ${sql.ref("mentioned.id")})`),
  );
