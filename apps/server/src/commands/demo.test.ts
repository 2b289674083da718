import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import * as accounts from "#modules/accounts/index.ts";
import { readConfig } from "../adapters/environment.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { testKey } from "../testing/stand-ins.ts";
import { refuseKnownPassword } from "./demo.ts";
import { demoPassword } from "./demo-password.ts";
import { createProgram } from "./program.ts";

async function open(publicUrl: string) {
  const database = await newDatabase();
  onTestFinished(() => database.close());
  const where = { DATABASE_URL: database.url, STOEP_KEY: testKey, STOEP_PUBLIC_URL: publicUrl, STOEP_PORT: "0" };
  const config = readConfig(where);
  const desk = { config: () => config, say: () => {}, note: () => {}, progress: () => {}, input: Readable.from([]) };
  return { database, config, run: (...words: string[]) => createProgram(desk).parseAsync(words, { from: "user" }) };
}

async function addPerson({ platform }: TestDatabase, email: string, password: string) {
  const now = new Date("2026-01-01");
  const names = { firstName: "Els", lastName: "Smet", publicName: "Els", language: "nl" as const };
  const account = { id: crypto.randomUUID(), email, ...names, createdAt: now };
  await platform.insertInto("public.account").values(account).execute();
  const passwordHash = await accounts.hashPassword(password, "");
  await platform
    .insertInto("public.credential")
    .values({ accountId: account.id, passwordHash, changedAt: now })
    .execute();
}

test.each([
  ["start", "--demo"],
  ["demo", "load"],
])("others can reach the installation: %s %s is refused", async (...words) => {
  const { run, database } = await open("https://buurt.example");
  await expect(run(...words)).rejects.toThrow("STOEP_PUBLIC_URL is https://buurt.example");
  expect(await database.platform.selectFrom("public.network").selectAll().execute()).toEqual([]);
});

test.each(["els@gent.example", "dirk@example.org"])(
  "others can reach the installation: it does not start while %s has the demonstration's password",
  async (email) => {
    const { run, config, database } = await open("https://buurt.example");
    await addPerson(database, "ada@gent.example", "een-fiets-met-bel");
    await refuseKnownPassword(config, { ...database });
    await addPerson(database, email, demoPassword);
    await expect(run("start")).rejects.toThrow("This database holds the demonstration");
  },
);

test("on this machine alone the demonstration is allowed", async () => {
  const { config, database } = await open("http://localhost:4600");
  await addPerson(database, "els@gent.example", demoPassword);
  await expect(refuseKnownPassword(config, { ...database })).resolves.toBeUndefined();
});

/** The program that fills the database, as `stoep start` starts it before there is one. */
async function startLoader(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "stoep-loader-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const child = fork(join(import.meta.dirname, "../cli.ts"), ["demo", "load", "--awaits-database"], {
    env: { ...process.env, DATABASE_URL: "", DATABASE_OWNER_URL: "", STOEP_FOLDER: folder, STOEP_KEY: testKey, ...env },
    execArgv: [],
    silent: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, folder };
}

test("the program that fills the database ends with the one that started it, and makes none itself", async () => {
  const { child, ended, folder } = await startLoader({});
  child.disconnect();
  expect(await ended).toBe(1);
  expect(existsSync(join(folder, "postgres"))).toBe(false);
});

test("the program that fills the database begins when it is told that there is one", async () => {
  const { child, ended } = await startLoader({ DATABASE_URL: "postgres://stoep@127.0.0.1:1/none" });
  child.send("database");
  // The settings name a database that cannot be used.
  expect(await ended).toBe(2);
});
