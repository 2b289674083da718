/** Cases as the author reads and changes them. */
import type { Db, Tx } from "#kernel/database.ts";
import type { SubjectKinds } from "../../subjects.ts";
import { selectCases } from "./case-list.ts";
import { updateCase } from "./cases.ts";

export const findOwnCase = (db: Db, subjects: SubjectKinds, residentId: string, caseId: string) =>
  selectCases(db, subjects)
    .where("kase.id", "=", caseId)
    .where("kase.authorResidentId", "=", residentId)
    .executeTakeFirst();

export const lockOwnCase = (db: Tx, residentId: string, caseId: string) =>
  db
    .selectFrom("moderationCase")
    .selectAll()
    .where("id", "=", caseId)
    .where("authorResidentId", "=", residentId)
    .forUpdate()
    .executeTakeFirst();

export const putAppeal = (db: Tx, caseId: string, text: string, now: Date) =>
  updateCase(db, caseId, { appealedAt: now, appealText: text });
