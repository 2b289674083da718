/**
 * A command sent twice with one idempotency key takes effect once: its response is stored in its transaction, and returned the second
 * time. Responses hold what people wrote and who they are, so each is encrypted with the client's key, of which only a hash is stored:
 * nobody but that client can read it, and what is erased elsewhere is not left here.
 */

import { createHash, hkdfSync } from "node:crypto";
import { daysBefore } from "@stoep/contract/kernel";
import type { Json } from "../schema/db.types.ts";
import { type Db, json, type Tx } from "./database.ts";
import { decrypt, encrypt, keyBytes } from "./keys/cipher.ts";
import { refuse } from "./refuse.ts";

interface IdempotentRequest {
  caller: string;
  key: string;
  route: string;
  /** Parameters, query and body as JSON. */
  body: string;
  now: Date;
}

/**
 * Of two concurrent requests the second waits for the first to commit. Refuses with `key_in_use` when that takes longer than the lock
 * timeout, and with `key_reused` when the key was used for a different request.
 */
export async function runOnce(db: Tx, request: IdempotentRequest, run: () => Promise<unknown>): Promise<unknown> {
  const requestHash = createHash("sha256").update(request.body).digest("base64url");
  const { caller, route } = request;
  const key = createHash("sha256").update(request.key).digest("hex");
  const first = await db
    .insertInto("public.idempotency")
    .values({ caller, key, route, requestHash, createdAt: request.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst()
    .catch((error: { code?: string }) => (error.code === "55P03" ? refuse("key_in_use") : Promise.reject(error)));
  if (!first) {
    const stored = await db
      .selectFrom("public.idempotency")
      .select(["route", "requestHash", "answer"])
      .where("caller", "=", caller)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    if (stored.route !== route || stored.requestHash !== requestHash) return refuse("key_reused");
    return openAnswer(request, stored.answer);
  }
  const answer = await run();
  await db
    .updateTable("public.idempotency")
    .set({ answer: json(lockAnswer(request, answer)) })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .execute();
  return answer;
}

const keyOf = ({ caller, key }: IdempotentRequest) =>
  Buffer.from(hkdfSync("sha256", key, "idempotency", caller, keyBytes));

const lockAnswer = (request: IdempotentRequest, answer: unknown): string =>
  encrypt(keyOf(request), request.route, Buffer.from(JSON.stringify(answer ?? null), "utf8"));

/** Earlier versions stored responses in clear, as objects. */
const openAnswer = (request: IdempotentRequest, stored: Json): unknown =>
  typeof stored === "string" ? JSON.parse(decrypt(keyOf(request), request.route, stored).toString("utf8")) : stored;

/** Clients repeat requests within minutes. */
const daysStored = 1;

/** Deletes results that are too old to be requested again. */
export async function sweepIdempotency(db: Db, now: Date): Promise<void> {
  const before = daysBefore(now, daysStored);
  await db.deleteFrom("public.idempotency").where("createdAt", "<", before).execute();
}
