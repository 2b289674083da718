/** A whole installation for tests of bad luck: a separate server on a database that outlives it, with real HTTP in front of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppContract } from "@stoep/contract";
import { createClient } from "@stoep/contract/kernel";
import { paths } from "@stoep/contract/paths";
import { v7 as newId } from "uuid";
import type { Databases, Db } from "#kernel/database.ts";
import { signAccessToken } from "#modules/accounts/sessions/access-token.ts";
import type { Caller } from "../client.ts";
import { newDatabase } from "../database.ts";
import type { PersonName } from "../people.ts";
import { testKey, waitUntil } from "../stand-ins.ts";
import { type SettledTown, settleTown } from "../town-people.ts";
import { type Apart, type ApartOptions, startApart } from "./apart.ts";

export interface Installation extends SettledTown {
  databases: Databases;
  /** Bound to Testdorp. */
  db: Db;
  /** The server that is running now. */
  server: Apart;
  /** Starts or restarts the server. */
  start(): Promise<Apart>;
  headersOf(name: PersonName): Promise<Record<string, string>>;
  /** Calls over the network, with a client that knows nothing but the contract. */
  as(name: PersonName): Caller;
  close(): Promise<void>;
}

interface Options extends ApartOptions {
  databases?: Databases & { url: string };
}

export async function newInstallation({ databases: given, settings, openFiles }: Options = {}): Promise<Installation> {
  const databases = given ?? (await newDatabase());
  const settled = await settleTown(databases, new Date());
  const folder = await mkdtemp(join(tmpdir(), "stoep-luck-"));
  const base = {
    DATABASE_URL: databases.url,
    STOEP_FOLDER: folder,
    STOEP_KEY: testKey,
    STOEP_PUBLIC_URL: "https://stoep.example",
  };
  let server: Apart | undefined;
  const headersOf = async (name: PersonName) => {
    const { id: sessionId, schema } = settled.people[name].session;
    const token = await signAccessToken(databases.platform, { sessionId, schema }, new Date());
    return { authorization: `Bearer ${token}` };
  };
  return {
    ...settled,
    databases,
    db: databases.network(settled.networks.testdorp.schema),
    get server() {
      if (!server) throw new Error("it was not started yet");
      return server;
    },
    async start() {
      server = await startApart({ settings: { ...base, ...settings }, openFiles });
      return server;
    },
    headersOf,
    as(name) {
      let headers: Promise<Record<string, string>> | undefined;
      return clientAt(
        () => server?.address ?? "",
        () => {
          headers ??= headersOf(name);
          return headers;
        },
      );
    },
    async close() {
      if (server?.isAlive()) await server.end("SIGKILL");
      await databases.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const clientAt = (address: () => string, headersOf: () => Promise<Record<string, string>>): Caller =>
  createClient<AppContract>(paths, async ({ method, path, headers, body }) =>
    fetch(address() + path, { method, headers: { ...(await headersOf()), ...headers }, body }),
  );

/** Adds residents to Dirk's house in Noord: a crowd to mail, numbered from `from`. Returns their addresses. */
export async function moveIn({ databases, db, people, networks, places }: Installation, count: number, from = 0) {
  const { householdId } = await db
    .selectFrom("resident")
    .select("householdId")
    .where("accountId", "=", people.dirk.accountId)
    .executeTakeFirstOrThrow();
  const createdAt = new Date();
  const crowd = Array.from({ length: count }, (_, n) => ({
    accountId: newId(),
    residentId: newId(),
    email: `bewoner-${from + n}@thuis.example`,
  }));
  const names = { firstName: "Nieuw", lastName: "Bewoner", publicName: "Bewoner", language: "nl" as const };
  const accounts = crowd.map(({ accountId, email }) => ({ id: accountId, email, createdAt, ...names }));
  await databases.platform.insertInto("public.account").values(accounts).execute();
  const home = { householdId, neighbourhoodId: places.noord.id, publicName: "Bewoner", provenAt: createdAt, createdAt };
  const residents = crowd.map(({ accountId, residentId: id }) => ({ id, accountId, kind: "person" as const, ...home }));
  await db.insertInto("resident").values(residents).execute();
  const networkId = networks.testdorp.id;
  const residences = crowd.map(({ accountId, residentId }) => ({ accountId, networkId, residentId }));
  await databases.platform.insertInto("public.residence").values(residences).execute();
  return crowd.map(({ email }) => email);
}

/**
 * Lets a minute pass for what was left while no server ran: reservations and heartbeats become that much older, and the
 * current turns of recurring jobs end.
 */
export async function letAMinutePass({ databases: { pool } }: Installation): Promise<void> {
  // PostgreSQL finishes what a killed server had asked for: a reservation made in that instant would be younger than the minute.
  const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and state <> 'idle'`;
  await waitUntil(async () => (await pool.query(others)).rowCount === 0);
  await pool.query(`update public.delivery set next_try_at = next_try_at - interval '1 minute',
    leased_until = leased_until - interval '1 minute', queued_at = queued_at - interval '1 minute'`);
  await pool.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute',
    start_after = start_after - interval '1 minute' where state <= 'active'`);
  await pool.query("delete from pgboss.job where state = 'completed'");
}
