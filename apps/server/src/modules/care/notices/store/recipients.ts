/** Recipients of notices in care: members of the organisation with rights in care. */

import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

const isAdmin = sql<boolean>`(place.type = 'owner' or (place.type = 'user' and place.care_level = 'admin'))`;

const selectCareColleagues = (db: Db, organisationId: string) =>
  db
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where((eb) =>
      eb.or([
        eb("place.type", "in", ["owner", "community-worker"]),
        eb.and([eb("place.type", "=", "user"), eb("place.careLevel", "in", ["editor", "admin"])]),
      ]),
    );

export const selectAdmins = (db: Db, organisationId: string): ReaderQuery =>
  selectCareColleagues(db, organisationId).where(isAdmin);

/** Those of the accounts who still are colleagues in care. */
export const selectColleagues = (db: Db, organisationId: string, accountIds: readonly string[]): ReaderQuery =>
  selectCareColleagues(db, organisationId).where("place.accountId", "=", anyOf(accountIds));

interface TicketVisibility {
  organisationId: string;
  assigneeId: string | null;
  isConfidential: boolean;
}
/** Those of the accounts who may see the ticket: a confidential one, its assignee and admins. S2 §3 */
export const selectTicketReaders = (db: Db, ticket: TicketVisibility, accountIds: readonly string[]): ReaderQuery =>
  selectCareColleagues(db, ticket.organisationId)
    .where("place.accountId", "=", anyOf(accountIds))
    .$if(ticket.isConfidential, (query) =>
      query.where((eb) => eb.or([isAdmin, eb("place.accountId", "=", ticket.assigneeId)])),
    );
