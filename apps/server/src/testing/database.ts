/** A database for one test: a clone of one that was migrated once for the whole run. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Databases, openDatabase } from "#kernel/database.ts";
import { useMasterKeys } from "#kernel/keys/installation-keys.ts";
import { testMasters } from "./stand-ins.ts";

/** These schemas exist in every clone, with all tables and no rows. */
export const testSchemas = ["n_gent", "n_leuven"];

export interface TestDatabase extends Databases {
  /** For the server's role; for the owner if nothing is migrated. */
  url: string;
  /** For the role that may change the tables. */
  ownerUrl: string;
  asOwner(text: string): Promise<pg.QueryResult>;
}

interface Options {
  /** `"settled"`: with the test town of `aMorning`. `"empty"`: nothing migrated, no networks. */
  from?: "template" | "settled" | "empty";
  /** The maximum number of connections. */
  max?: number;
}

/** `close()` drops the database without waiting: PostgreSQL checks only every 100 ms whether its last connection has ended. */
export async function newDatabase({ from = "template", max = 5 }: Options = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject("testDatabase");
  const admin = adminOf(adminUrl);
  const name = await (from === "settled" ? takeSettled() : clone(from));
  const ownerUrl = addressOf(adminUrl, name);
  const url = from === "empty" ? ownerUrl : serverAddress(ownerUrl, template);
  const databases = openDatabase(url, { max });
  useMasterKeys(databases, testMasters);
  return {
    ...databases,
    url,
    ownerUrl,
    asOwner: (text) => asAdmin(ownerUrl, text),
    close: async () => {
      await databases.close();
      // Databases left at the end of the run are dropped with the templates.
      admin.query(`drop database if exists ${name} with (force)`).catch(() => {});
    },
  };
}

/** A database that the first test that needs it fills, for all others of the run. Returns its address for the owner. */
export async function sharedDatabase(word: string, fill: (ownerUrl: string) => Promise<void>): Promise<string> {
  const { adminUrl, template } = inject("testDatabase");
  const name = `${template}_${word}`;
  const lock = new pg.Client({ connectionString: adminUrl });
  await lock.connect();
  try {
    // Tests of other workers wait here until it is filled.
    await lock.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await lock.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) {
      const unfinished = await clone("template");
      await fill(addressOf(adminUrl, unfinished));
      await lock.query(`alter database ${unfinished} rename to ${name}`);
    }
  } finally {
    await lock.end();
  }
  return addressOf(adminUrl, name);
}

async function clone(from: "template" | "settled" | "empty"): Promise<string> {
  const { adminUrl, template } = inject("testDatabase");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  const source = { template, settled: `${template}_settled`, empty: "template0" }[from];
  await adminOf(adminUrl).query(`create database ${name} template ${source} strategy file_copy`);
  return name;
}

/** Created while the previous test runs. */
let spare: Promise<string> | undefined;

function takeSettled(): Promise<string> {
  const taken = spare ?? clone("settled");
  spare = taken.then(() => clone("settled"));
  spare.catch(() => {});
  return taken;
}

let admins: pg.Pool | undefined;

/** Connections that this worker keeps, because opening one costs PostgreSQL a process. They do not keep the worker alive. */
function adminOf(connectionString: string): pg.Pool {
  admins ??= new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true }).on("error", () => {});
  return admins;
}

/** Another database on the same server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** The same database for the server's role, whose password is no secret in a test. */
export function serverAddress(ownerUrl: string, role: string): string {
  const address = new URL(ownerUrl);
  address.username = role;
  address.password = role;
  return address.href;
}

export async function asAdmin(adminUrl: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
