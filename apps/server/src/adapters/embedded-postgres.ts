/**
 * PostgreSQL for those who bring none: a real server on `<folder>/postgres`, reachable from this machine only.
 *
 * The process that runs it holds a lock inside the database for as long as it lives. So a process that finds a running server
 * can tell one in use (lock held: keep off, or share it) from an orphan (its owner was killed: stop it and start again).
 * The pid file and crash recovery are left to PostgreSQL itself.
 */
import type { ChildProcess } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isUnavailable } from "#kernel/database.ts";
import {
  ensureCluster,
  isAlive,
  isServerOf,
  launchServer,
  pickPort,
  readPostmaster,
  readTail,
  socketFolder,
} from "./postgres-program.ts";

export interface EmbeddedPostgres {
  /** For the server's own role, which uses the tables. */
  url: string;
  /** For the role that migrates. */
  ownerUrl: string;
  /** Another process runs it; stopping leaves it alone. */
  isShared: boolean;
  stop(): Promise<void>;
}

interface Options {
  /** Everything is kept in `<folder>/postgres`. */
  folder: string;
  /** When another Stoep uses the folder, share its server instead of refusing. For commands run next to a server. */
  share?: boolean;
  /** Only tests may turn this off: a crash may then lose data. */
  isDurable?: boolean;
  log?: { info(facts: object, message: string): void; error(facts: object, message: string): void };
}

export class FolderInUse extends Error {
  override name = "FolderInUse";
  constructor(home: string, owner: string) {
    super(`The database in ${home} is in use by ${owner}. Stop that one first, or give this one its own STOEP_FOLDER.`);
  }
}

const LOCK = 5_786_700;

/** @throws FolderInUse when another process has the folder and `share` is not set */
export async function startEmbedded(options: Options): Promise<EmbeddedPostgres> {
  const home = resolve(options.folder, "postgres");
  await mkdir(dirname(home), { recursive: true });
  await ensureCluster(home);
  const password = await readFile(join(home, "password"), "utf8");
  const server = new EmbeddedServer(home, password, options);
  const owner = await server.take();
  if (owner !== null) server.leave();
  const addresses = { url: server.urlOfServer(), ownerUrl: server.url("stoep") };
  if (owner === null) return { ...addresses, isShared: false, stop: () => server.stop() };
  if (!options.share) throw new FolderInUse(home, owner);
  return { ...addresses, isShared: true, stop: async () => {} };
}

class EmbeddedServer {
  readonly #home: string;
  readonly #password: string;
  readonly #options: Options;
  #port = 0;
  #child: ChildProcess | null = null;
  #claim: pg.Client | null = null;
  #isStopping = false;
  readonly #onExit = () => this.#child?.kill("SIGINT");

  constructor(home: string, password: string, options: Options) {
    this.#home = home;
    this.#password = password;
    this.#options = options;
  }

  url(database: string): string {
    return this.#address("stoep", this.#password, database);
  }

  urlOfServer(): string {
    return this.#address("stoep_app", this.#serverPassword(), "stoep");
  }

  #address(user: string, password: string, database: string): string {
    const socket = socketFolder(this.#home);
    const over = socket === null ? "" : `?host=${encodeURIComponent(socket)}`;
    return `postgres://${user}:${password}@127.0.0.1:${this.#port}/${database}${over}`;
  }

  /** Differs from the owner's password, which cannot be derived from it. */
  #serverPassword(): string {
    return createHmac("sha256", this.#password).update("stoep_app").digest("base64url");
  }

  /** Becomes the owner of the server, starting it if needed, and returns null; or returns which process already owns it. */
  async take(): Promise<string | null> {
    for (let tries = 0; tries < 600; tries++) {
      const noted = await readPostmaster(this.#home);
      const isPidTaken = noted !== null && isAlive(noted.pid);
      if (!noted || !isPidTaken || !(await isServerOf(this.#home, noted.pid))) {
        await this.#launch(isPidTaken ? noted?.pid : undefined);
        if (await this.#becomeOwner()) return null;
        continue;
      }
      this.#port = noted.port;
      const owner = await this.#ownerOrStopped(noted.pid);
      if (isUnsettled(owner, tries)) await sleep(100);
      else if (owner) return owner;
    }
    throw new Error(`PostgreSQL does not start: ${await readTail(this.#home)}`);
  }

  /** Returns which process owns the running server; stops one without an owner and returns null. */
  async #ownerOrStopped(pid: number): Promise<string | null> {
    const client = await this.#connect();
    if (client === "not yet") return client;
    const owner = await ownerOf(client).catch(notYetWhenGone);
    if (owner === null) {
      this.#options.log?.info({ pid }, "stopping a database whose program was killed");
      // The lock is held to the end, so that a process that started the server a moment ago finds it taken.
      await end(pid);
    }
    await client.end();
    return owner;
  }

  /** Another process owns the server, so this one has nothing to stop when it exits. */
  leave(): void {
    process.off("exit", this.#onExit);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.leave();
    await this.#claim?.end().catch(() => {});
    if (this.#child?.pid && this.#child.exitCode === null) await end(this.#child.pid);
  }

  async #launch(strangerPid?: number) {
    this.#port = await pickPort(this.#home);
    this.#child = await launchServer(this.#home, this.#port, this.#options.isDurable ?? true, strangerPid);
    process.off("exit", this.#onExit).once("exit", this.#onExit);
  }

  /** Waits until the child responds, even through crash recovery, and takes the lock. False: it exited, or another process was first. */
  async #becomeOwner(): Promise<boolean> {
    while (this.#child?.exitCode === null && this.#child.signalCode === null) {
      const client = await this.#connect();
      if (client === "not yet") {
        await sleep(30);
        continue;
      }
      // Another process starting at the same moment may take our server for an orphan and stop it.
      if ((await this.#settle(client).catch(notYetWhenGone)) !== true) {
        await client.end();
        return false;
      }
      this.#claim = client;
      client.once("end", () => void this.#recover());
      return true;
    }
    const reason = await readTail(this.#home);
    // Another process was first, or the last server's helpers are still exiting: look again. Any other error is permanent.
    if (!/lock file|shared memory block|could not bind|Address already in use/.test(reason)) {
      throw new Error(`PostgreSQL does not start: ${reason}`);
    }
    await sleep(100);
    return false;
  }

  /** Takes the lock for this connection and creates what a new cluster lacks. False: another process has the lock. */
  async #settle(client: pg.Client): Promise<boolean> {
    if (await ownerOf(client)) return false;
    const { rowCount } = await client.query("select from pg_database where datname = 'stoep'");
    if (!rowCount) await client.query("create database stoep");
    const role = await client.query("select from pg_roles where rolname = 'stoep_app'");
    if (!role.rowCount) await client.query(`create role stoep_app login password '${this.#serverPassword()}'`);
    return true;
  }

  /** The server or the owner's connection was lost while still needed: brings it back at the same address. */
  async #recover() {
    for (let wait = 200; !this.#isStopping; wait = Math.min(wait * 2, 5_000)) {
      this.#options.log?.error(
        { lines: await readTail(this.#home, 3) },
        "embedded PostgreSQL went away; starting it again",
      );
      await sleep(wait);
      if (this.#isStopping) return;
      try {
        if (this.#child?.exitCode !== null || this.#child.signalCode !== null) await this.#launch();
        if (await this.#becomeOwner()) return;
      } catch (error) {
        this.#options.log?.error({ reason: String(error) }, "embedded PostgreSQL does not come back yet");
      }
    }
  }

  async #connect(): Promise<pg.Client | "not yet"> {
    const client = new pg.Client({
      connectionString: this.url("postgres"),
      connectionTimeoutMillis: 5_000,
      application_name: `stoep ${process.pid}`,
      keepAlive: true,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code === "28P01") throw new Error(`The password in ${join(this.#home, "password")} is not the database's.`);
      return "not yet";
    }
  }
}

/** How often to look again while the lock is held for a process that is no longer there. */
const patience = 50;

/**
 * The server is still starting, or has not noticed yet that its owner was killed. A process of another container is not seen from here
 * either, so this is waited for only for some time.
 */
function isUnsettled(owner: string | null, tries: number): boolean {
  if (owner === "not yet") return true;
  const [, pid] = /^process (\d+)$/.exec(owner ?? "") ?? [];
  return pid !== undefined && tries < patience && !isAlive(Number(pid));
}

/** The server went away during the query. */
function notYetWhenGone(error: unknown): "not yet" {
  if (!isUnavailable(error)) throw error;
  return "not yet";
}

/** Takes the owner's lock for this connection and returns null, or returns which process has it. */
async function ownerOf(client: pg.Client): Promise<string | null> {
  const taken = await client.query(
    "select pg_try_advisory_lock($1) as mine, current_setting('cluster_name') as cluster",
    [LOCK],
  );
  if (taken.rows[0].cluster !== "stoep") return "a PostgreSQL that was started by hand";
  if (taken.rows[0].mine) return null;
  const owner = await client.query(
    `select replace(a.application_name, 'stoep ', '') as pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [LOCK],
  );
  return `process ${owner.rows[0]?.pid ?? "unknown"}`;
}

/** Asks a server to disconnect everyone and stop; after half a minute, to stop without a last checkpoint. */
async function end(pid: number) {
  for (const [signal, seconds] of [
    ["SIGINT", 30],
    ["SIGQUIT", 10],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < seconds * 50 && isAlive(pid); waited++) await sleep(20);
    if (!isAlive(pid)) return;
  }
}
