/** A PostgreSQL that can be stopped, frozen and brought back: the embedded one, in a folder of its own. */
import { type ChildProcess, execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { v7 as newId } from "uuid";
import { type Databases, openDatabase } from "#kernel/database.ts";
import { useMasterKeys } from "#kernel/keys/installation-keys.ts";
import { ensureCluster, isAlive, launchServer, pickPort } from "../../adapters/postgres-program.ts";
import { createNetworkSchema, migrate } from "../../schema/migrate.ts";
import { testSchemas } from "../database.ts";
import { openResources } from "../open-resources.ts";
import { runFolder } from "../run-folder.ts";
import { testMasters, waitUntil } from "../stand-ins.ts";

export interface Postgres {
  /** A test's own connections, with both networks' tables; must be opened again after it was down. */
  open(): Databases & { url: string };
  /** Disconnects everybody, and accepts nobody. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** kill -9 of all its processes, as when its machine loses power. */
  crash(): Promise<void>;
  /** Acts as if its machine hangs: connections stay, and nothing is answered. */
  freeze(): Promise<void>;
  thaw(): void;
  close(): Promise<void>;
}

/** A stopped one with all tables, which is copied for each test: its files keep their owner, who is not always the one who copies. */
let prepared: Promise<string> | undefined;

async function prepare(): Promise<string> {
  const home = await newHome();
  await ensureCluster(home);
  const { open, down } = await run(home);
  const databases = open();
  await migrate(databases);
  for (const schema of testSchemas)
    await databases.platform.transaction().execute((trx) => createNetworkSchema(trx, schema));
  await databases.close();
  await down();
  const remove = async () => {
    openResources.delete(remove);
    prepared = undefined;
    await rm(dirname(home), { recursive: true, force: true });
  };
  openResources.add(remove);
  return home;
}

async function newHome(): Promise<string> {
  // The next run clears what a killed run leaves behind under this name.
  const folder = runFolder("stoep-test-");
  await mkdir(folder, { recursive: true });
  return join(folder, newId());
}

/** `isDurable`: what it has confirmed survives a crash, as in an installation; it is slower. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  prepared ??= prepare();
  const home = await newHome();
  await promisify(execFile)("cp", ["-a", await prepared, home]);
  // Each server listens on its own port.
  await rm(join(home, "port"));
  return run(home, isDurable);
}

async function run(home: string, isDurable = false): Promise<Postgres> {
  const [password, port] = [await readFile(join(home, "password"), "utf8"), await pickPort(home)];
  const url = `postgres://stoep:${password}@127.0.0.1:${port}/postgres`;
  const open = () => {
    const databases = openDatabase(url, { max: 3 });
    useMasterKeys(databases, testMasters);
    return { ...databases, url };
  };
  let program: ChildProcess;
  let frozen: number[] = [];

  async function up(): Promise<void> {
    program = await launchServer(home, port, isDurable);
    const databases = open();
    const answers = () =>
      databases.pool.query("select 1").then(
        () => true,
        () => false,
      );
    await waitUntil(answers);
    await databases.close();
  }
  async function down(): Promise<void> {
    const ended = new Promise((done) => program.once("exit", done));
    program.kill("SIGINT");
    await ended;
  }
  async function crash(): Promise<void> {
    const ended = new Promise((done) => program.once("exit", done));
    const pids = [program.pid ?? 0, ...(await childrenOf(program.pid ?? 0))];
    for (const pid of pids) send(pid, "SIGKILL");
    await ended;
    // The next one does not start while one of them still holds the shared memory.
    await waitUntil(() => !pids.some(isAlive));
  }
  function thaw(): void {
    for (const pid of frozen.splice(0)) send(pid, "SIGCONT");
  }

  await up();
  return {
    open,
    up,
    down,
    crash,
    thaw,
    async freeze() {
      // The first process first: after that it starts no new ones.
      frozen = [program.pid ?? 0];
      send(frozen[0] ?? 0, "SIGSTOP");
      frozen.push(...(await childrenOf(frozen[0] ?? 0)));
      for (const pid of frozen) send(pid, "SIGSTOP");
    },
    async close() {
      thaw();
      if (program.exitCode === null) await down();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    }),
  );
  return pids.filter((_, n) => parents[n] === parent).map(Number);
}
