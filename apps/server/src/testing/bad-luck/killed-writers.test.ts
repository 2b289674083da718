/**
 * kill -9 of the server, of PostgreSQL, or of both, again and again, while many write. Who got no answer sends the same again under the
 * same key. In the end everything that was acknowledged is there, and nothing is there twice.
 */

import { Refused, sumOf } from "@stoep/contract/kernel";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import type { Caller } from "../client.ts";
import { fuzzTimeout, isFuzzing, runs } from "../fuzz.ts";
import { aMessage, createLive } from "../messages.ts";
import type { PersonName } from "../people.ts";
import { waitUntil } from "../stand-ins.ts";
import { type Installation, newInstallation } from "./installation.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

interface Kill {
  what: "server" | "postgres" | "both";
  /** After this many more acknowledged writes. */
  after: number;
  /** And this many milliseconds. */
  delayMs: number;
}
const kills: fc.Arbitrary<Kill> = fc.record({
  what: fc.constantFrom("server", "postgres", "both"),
  after: fc.integer({ min: 5, max: 60 }),
  delayMs: fc.integer({ min: 0, max: 40 }),
});

/** Tables, and where they have the word. */
const columns = { post: "title", care_person: "split_part(email, '@', 1)", comment: "text" };
type Kind = keyof typeof columns;

/** A kind of write, with the word by which its row is found. */
type Write = (word: string, idempotencyKey: string) => Promise<unknown>;

function writesOf(house: Installation, postId: string): Record<Kind, Write[]> {
  const params = { subjectKind: "post" as const, subjectId: postId };
  const { els, ada, mona, bram, wout, chaima, dirk, daan } = Object.fromEntries(
    Object.keys(house.people).map((name) => [name, house.as(name as PersonName)]),
  ) as Record<PersonName, Caller>;
  const post =
    ({ publishing }: Caller): Write =>
    (title, idempotencyKey) =>
      publishing.createPost({ body: aMessage([house.places.noord], { title }) }, { idempotencyKey });
  const member =
    ({ care }: Caller): Write =>
    (word, idempotencyKey) =>
      care.createMember(
        { body: { firstName: "Lies", lastName: "Maes", languages: ["nl"], email: `${word}@zorg.example` } },
        { idempotencyKey },
      );
  const comment =
    ({ conversations }: Caller): Write =>
    (text, idempotencyKey) =>
      conversations.createComment({ params, body: { text } }, { idempotencyKey });
  const twice = (writes: Write[]) => [...writes, ...writes];
  return {
    post: twice([post(els), post(ada), post(mona), post(bram)]),
    care_person: twice([member(wout), member(chaima)]),
    comment: twice([comment(dirk), comment(daan)]),
  };
}

interface Work {
  acknowledged: Record<Kind, string[]>;
  /** Refusals that nobody should have got. */
  faults: string[];
  count(): number;
  stop(): Promise<void>;
}

/** What came of one request: unknown while the server is away, and while it still works on the same key. */
const outcomeOf = (writing: Promise<unknown>) =>
  writing.then(
    () => "taken",
    (error) => {
      if (!(error instanceof Refused) || error.code === "unavailable" || error.code === "key_in_use") return "unknown";
      return error.code;
    },
  );

/** Sixteen who write one thing after the other; each is sent until the server has answered. */
function work(writes: Record<Kind, Write[]>): Work {
  const acknowledged: Work["acknowledged"] = { post: [], care_person: [], comment: [] };
  const faults: string[] = [];
  let isOver = false;
  const goOn = async (kind: Kind, write: Write) => {
    let outcome = "taken";
    while (!isOver && outcome === "taken") {
      const [word, key] = [newId(), newId()];
      await waitUntil(async () => {
        outcome = await outcomeOf(write(word, key));
        return outcome !== "unknown";
      }, 120_000);
      if (outcome === "taken") acknowledged[kind].push(word);
    }
    // Some have written as much as they may.
    if (outcome !== "taken" && outcome !== "too_many_requests") faults.push(`${kind}: ${outcome}`);
  };
  const kinds = Object.entries(writes) as [Kind, Write[]][];
  const all = kinds.flatMap(([kind, own]) => own.map((write) => goOn(kind, write)));
  return {
    acknowledged,
    faults,
    count: () => sumOf(Object.values(acknowledged), ({ length }) => length),
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

async function strike({ what, after, delayMs }: Kill, house: Installation, postgres: Postgres, { count }: Work) {
  const enough = count() + after;
  await waitUntil(() => count() >= enough, 120_000);
  const at = performance.now() + delayMs;
  await waitUntil(() => performance.now() >= at);
  const isServerKilled = what !== "postgres";
  await Promise.all([what === "server" ? null : postgres.crash(), isServerKilled ? house.server.end("SIGKILL") : null]);
  if (what !== "server") await postgres.up();
  if (isServerKilled) await house.start();
}

test(
  "everything acknowledged under sixteen writers is there once, whatever is killed",
  async ({ onTestFinished }) => {
    const postgres = await startPostgres({ isDurable: true });
    const databases = postgres.open();
    // A connection of the test that is cut off is no fault.
    databases.pool.on("error", () => {});
    const house = await newInstallation({ databases });
    onTestFinished(async () => {
      await house.close();
      await postgres.close();
    });
    await house.start();
    const live = await createLive(house.as("els"), [house.places.noord], { title: "Praat mee" });
    const writes = writesOf(house, live.id);
    const working = work(writes);
    const plan: Kill[] = isFuzzing
      ? fc.sample(kills, runs(1))
      : [
          { what: "both", after: 20, delayMs: 5 },
          { what: "postgres", after: 20, delayMs: 10 },
        ];
    for (const kill of plan) await strike(kill, house, postgres, working);
    await working.stop();
    expect(working.faults).toEqual([]);

    const { pool, close } = postgres.open();
    const { schema } = house.networks.testdorp;
    for (const [kind, column] of Object.entries(columns)) {
      const { rows } = await pool.query(`select ${column} as word from ${schema}.${kind}`);
      const words: string[] = rows.map(({ word }) => word);
      const acknowledged = working.acknowledged[kind as Kind];
      expect(acknowledged.length).toBeGreaterThan(0);
      const lost = acknowledged.filter((word) => !words.includes(word));
      expect({ kind, lost, doubled: words.length - new Set(words).size }).toEqual({ kind, lost: [], doubled: 0 });
    }
    await close();
  },
  isFuzzing ? fuzzTimeout : 180_000,
);
