/** What is counted: an organisation's, or only those of a neighbourhood and with a tag. S2 §2 */
import type { CareSelection } from "@stoep/contract/care";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";

export interface Scope extends CareSelection {
  organisationId: string;
}

const eb = expressionBuilder<Database, never>();

/** Whether the person in `column` has the tag; all do if there is none to look for. */
export const hasTag = (column: string, { tagId }: CareSelection): Expression<SqlBool> =>
  tagId === undefined
    ? sql<boolean>`true`
    : eb.exists(
        eb
          .selectFrom("carePersonTag as tagged")
          .select("tagged.personId")
          .where("tagged.personId", "=", sql.ref<string>(column))
          .where("tagged.tagId", "=", tagId),
      );

export const isInArea = (column: string, { neighbourhoodId }: CareSelection): Expression<SqlBool> =>
  neighbourhoodId === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${neighbourhoodId}`;

/** The names of what is selected, the neighbourhood first; a tag of another organisation has none. */
export async function listSelectionNames(db: Db, { organisationId, neighbourhoodId, tagId }: Scope): Promise<string[]> {
  const area = neighbourhoodId
    ? await db.selectFrom("neighbourhood").select("name").where("id", "=", neighbourhoodId).executeTakeFirst()
    : undefined;
  const tag = tagId
    ? await db
        .selectFrom("careTag")
        .select("name")
        .where("id", "=", tagId)
        .where("organisationId", "=", organisationId)
        .executeTakeFirst()
    : undefined;
  return [area, tag].flatMap((one) => (one ? [one.name] : []));
}
