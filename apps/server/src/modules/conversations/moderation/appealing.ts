/** A case as its author reads and changes it. */
import type { Db, Tx } from "#kernel/database.ts";
import { updateCase } from "../store/cases.ts";
import { selectRows } from "./listing.ts";

export const findOwnRow = (db: Db, residentId: string, caseId: string) =>
  selectRows(db).where("kase.id", "=", caseId).where("kase.authorResidentId", "=", residentId).executeTakeFirst();

export const holdCase = (db: Tx, residentId: string, caseId: string) =>
  db
    .selectFrom("moderationCase")
    .selectAll()
    .where("id", "=", caseId)
    .where("authorResidentId", "=", residentId)
    .forUpdate()
    .executeTakeFirst();

export const putAppeal = (db: Tx, caseId: string, text: string, now: Date) =>
  updateCase(db, caseId, { appealedAt: now, appealText: text });
