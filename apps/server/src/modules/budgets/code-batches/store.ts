/** The tables of batches, which have these columns alike. Each capability writes its own, under its own name. */
import type { CodeBatchState } from "@stoep/contract/budgets";
import { type Expression, type Selectable, type SqlBool, sql, type UpdateResult } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../schema/db.types.ts";

export interface BatchBase {
  id: string;
  requestedBy: string;
  state: CodeBatchState;
  codes: number;
  /** How many are written, while it runs. */
  written: number;
  /** Null while nothing is made of it yet. */
  firstSerial: number | null;
  parts: number;
  filesUntil: Date | null;
  createdAt: Date;
}

type Change = Partial<Pick<BatchBase, "state" | "written" | "parts" | "filesUntil">>;
type Progress =
  | { state: "running"; written: number; filesUntil?: Date }
  | { state: "failed" }
  | { state: "done"; written: number; parts: number; filesUntil: Date };

export type BatchesIn = ReturnType<typeof batchesIn>;

/** Those with its columns. */
type BatchTable = { [T in keyof Database]: Selectable<Database[T]> extends BatchBase ? T : never }[keyof Database];

/** Changes rows of the table, and nothing else of them. */
type Update = (db: Db, change: Change, where: Expression<SqlBool>) => Promise<UpdateResult>;

const isUnderWay = sql<SqlBool>`state in ('queued', 'running')`;

/** `update`: of the same table, in the store of its capability. */
export function batchesIn(table: BatchTable, update: Update) {
  return {
    /** Only while it is in progress; returns whether it was. */
    async putProgress(db: Db, id: string, progress: Progress): Promise<boolean> {
      const { numUpdatedRows } = await update(db, progress, sql<SqlBool>`id = ${id} and ${isUnderWay}`);
      return numUpdatedRows > 0n;
    },

    /** Ends what is not done by then. Returns the ids of all whose files are to be removed. */
    async expire(db: Db, now: Date): Promise<string[]> {
      await update(db, { state: "failed" }, sql<SqlBool>`files_until <= ${now} and ${isUnderWay}`);
      const due = await db
        .selectFrom(table)
        .select("id")
        .where("filesUntil", "<=", now)
        .orderBy("filesUntil")
        .execute();
      return due.map(({ id }) => id);
    },

    /** Its files were removed. */
    async putFilesRemoved(db: Db, id: string): Promise<void> {
      await update(db, { filesUntil: null }, sql<SqlBool>`id = ${id}`);
    },
  };
}
