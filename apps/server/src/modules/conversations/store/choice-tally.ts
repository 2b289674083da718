/** How many people chose each answer of a poll, and each reaction to a subject. */
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { networkTable } from "#kernel/sql/network-table.ts";

interface Choice {
  subjectId: string;
  choice: string;
}

const statements = {
  votes: {
    less: (db: Tx, { subjectId, choice }: Choice) =>
      sql`update ${networkTable(db, "voteTally")} set total = total - 1
        where subject_id = ${subjectId} and choice = ${choice}`,
    more: (db: Tx, { subjectId, choice }: Choice) =>
      sql`insert into ${networkTable(db, "voteTally")} as tally (subject_id, choice, total)
        values (${subjectId}, ${choice}, 1) on conflict (subject_id, choice) do update set total = tally.total + 1`,
  },
  reactions: {
    less: (db: Tx, { subjectId, choice }: Choice) =>
      sql`update ${networkTable(db, "reactionTally")} set total = total - 1
        where subject_id = ${subjectId} and kind = ${choice}`,
    more: (db: Tx, { subjectId, choice }: Choice) =>
      sql`insert into ${networkTable(db, "reactionTally")} as tally (subject_id, kind, total)
        values (${subjectId}, ${choice}, 1) on conflict (subject_id, kind) do update set total = tally.total + 1`,
  },
};

/**
 * Counts that one person changed their choice; null: they had none, or have none now. Always in the order of the choices, so that two
 * people who change in opposite directions cannot deadlock.
 */
export async function countChoice(
  db: Tx,
  what: keyof typeof statements,
  subjectId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  const { less, more } = statements[what];
  for (const choice of [from, to].filter((one) => one !== null).sort())
    await (choice === from ? less : more)(db, { subjectId, choice }).execute(db);
}
