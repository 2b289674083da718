/** People sign in with passwords, which is slow on purpose, while others read. */
import { setTimeout as pause } from "node:timers/promises";
import { inTransaction, openDatabase } from "../apps/server/src/kernel/database.ts";
import { createAccount, findAccountByEmail, hashPassword } from "../apps/server/src/modules/accounts/index.ts";
import { feedPage } from "./feed-load.ts";

export interface SignInTimes {
  perSecond: number;
  /** Median milliseconds until signed in. */
  signIn: number;
  failed: number;
  /** Median milliseconds of someone else's feed page in each round: [nobody signs in, people do]. */
  others: [idle: number, busy: number][];
}

const wanted = 20;
const roundSeconds = 8;
const password = "een-brug-over-de-leie";
const emailOf = (index: number) => `meter-${index}@bench.example`;

/** Idle and busy rounds alternate, so that a busy moment of the machine affects both. */
export async function signInLoad(url: string, origin: string, reader: string): Promise<SignInTimes> {
  await createPeople(url);
  const others: SignInTimes["others"] = [];
  const times: number[] = [];
  let failed = 0;
  for (let round = 0; round < 3; round++) {
    const idle = await readMeanwhile(origin, reader);
    const signingIn = signInSteadily(origin);
    const busy = await readMeanwhile(origin, reader);
    const done = await signingIn;
    others.push([idle, busy]);
    times.push(...done.times);
    failed += done.failed;
  }
  return { perSecond: times.length / (3 * roundSeconds), signIn: median(times), failed, others };
}

async function createPeople(url: string): Promise<void> {
  const databases = openDatabase(url, { max: 2 });
  const passwordHash = await hashPassword(password, "");
  await inTransaction(databases.platform, async (db) => {
    for (let index = 0; index < wanted; index++) {
      const email = emailOf(index);
      if (await findAccountByEmail(db, email)) continue;
      const person = { email, firstName: "Meter", lastName: String(index), language: "nl" as const, isSystem: false };
      await createAccount(db, { ...person, passwordHash }, new Date());
    }
  });
  await databases.close();
}

/** Twenty sign-ins per second, each started on time, whether or not the previous ones have finished. */
async function signInSteadily(origin: string): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const knocks = [];
  for (let index = 0; index < wanted * roundSeconds; index++) {
    const started = performance.now();
    const body = new URLSearchParams({ grant_type: "password", username: emailOf(index % wanted), password });
    const headers = { "x-client-id": "dashboard" };
    const answered = fetch(`${origin}/api/token`, { method: "POST", headers, body }).then(async (answer) => {
      await answer.text();
      if (answer.ok) times.push(performance.now() - started);
      else failed += 1;
    });
    knocks.push(answered);
    await pause(1000 / wanted);
  }
  await Promise.all(knocks);
  return { times, failed };
}

async function readMeanwhile(origin: string, reader: string): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + roundSeconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    await feedPage(origin, reader, null);
    times.push(performance.now() - started);
    await pause(20);
  }
  return median(times);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
