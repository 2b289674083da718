/** The same command sent twice acts once: its response is kept in the transaction of its effect, and given again. */
import { createHash } from "node:crypto";
import { type Db, json, type Tx } from "./database.ts";
import { refuse } from "./refuse.ts";

interface Asked {
  caller: string;
  key: string;
  route: string;
  /** Everything that was asked, as text. */
  request: string;
  now: Date;
}

/** Two at once: the second waits for the first to commit, at most the lock timeout. */
export async function once<T>(db: Tx, asked: Asked, act: () => Promise<T>): Promise<T> {
  const requestHash = createHash("sha256").update(asked.request).digest("base64url");
  const { caller, key, route } = asked;
  const first = await db
    .insertInto("public.idempotency")
    .values({ caller, key, route, requestHash, createdAt: asked.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst()
    .catch((error: { code?: string }) => (error.code === "55P03" ? refuse("key_in_use") : Promise.reject(error)));
  if (!first) {
    const kept = await db
      .selectFrom("public.idempotency")
      .select(["route", "requestHash", "answer"])
      .where("caller", "=", caller)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    return kept.route === route && kept.requestHash === requestHash ? (kept.answer as T) : refuse("key_reused");
  }
  const answer = await act();
  await db
    .updateTable("public.idempotency")
    .set({ answer: json(answer) as never })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .execute();
  return answer;
}

/** Whoever repeats a request does so within minutes. */
const daysStored = 1;

/** Deletes the results that nobody will ask for again. */
export async function sweepIdempotency(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysStored * 24 * 60 * 60 * 1000);
  await db.deleteFrom("public.idempotency").where("createdAt", "<", before).execute();
}
