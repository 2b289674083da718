import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, watch, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { temporary } from "../testing/run-folder.ts";
import { waitUntil } from "../testing/stand-ins.ts";
import { type EmbeddedPostgres, FolderInUse, startEmbedded } from "./embedded-postgres.ts";
import { isAlive, readPostmaster, socketFolder } from "./postgres-program.ts";

/** A server that was started and stopped. */
let used: string;
let folder: string;
let running: EmbeddedPostgres[];
let programs: ChildProcess[];

beforeAll(async () => {
  used = await mkdtemp(join(temporary, "stoep-embedded-"));
  await (await startEmbedded({ folder: used })).stop();
});
afterAll(() => rm(used, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(temporary, "stoep-embedded-"));
  running = [];
  programs = [];
});
afterEach(async () => {
  for (const program of programs) await killed(program);
  for (const postgres of running) await postgres.stop();
  const orphan = await readPostmaster(join(folder, "postgres"));
  if (orphan && isAlive(orphan.pid)) await (await startEmbedded({ folder })).stop();
  await rm(folder, { recursive: true, force: true });
});

/** A copy is made in a tenth of the time of a new one. Its files keep their owner, who is not always the one who copies. */
const copyUsed = () => promisify(execFile)("cp", ["-a", join(used, "postgres"), folder]);

async function start(options: { share?: boolean } = {}) {
  const postgres = await startEmbedded({ folder, ...options });
  running.push(postgres);
  return postgres;
}

/** Starts a separate program that runs the database, so that it can be killed. */
async function startProgram(): Promise<{ program: ChildProcess; url: string }> {
  const code = `import { startEmbedded } from ${JSON.stringify(import.meta.resolve("./embedded-postgres.ts"))};
    console.log((await startEmbedded({ folder: process.argv[1] })).ownerUrl);`;
  const program = spawn(process.execPath, ["--input-type=module", "-e", code, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  programs.push(program);
  const [url] = await once(program.stdout, "data");
  return { program, url: String(url).trim() };
}

async function killed(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill("SIGKILL");
  await once(program, "exit");
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(): Promise<number> {
  return (await readPostmaster(join(folder, "postgres")))?.pid ?? 0;
}

test("it accepts connections from this machine only, keeps what it acknowledged, and has its own password", async () => {
  const { url } = await start();
  expect(
    await ask(
      url,
      `select name, setting from pg_settings where name in
       ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses') order by name`,
    ),
  ).toEqual([
    { name: "data_checksums", setting: "on" },
    { name: "fsync", setting: "on" },
    { name: "full_page_writes", setting: "on" },
    { name: "listen_addresses", setting: "127.0.0.1" },
    { name: "synchronous_commit", setting: "on" },
  ]);
  expect((await stat(join(folder, "postgres/password"))).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = "guess";
  await expect(ask(wrong.href, "select 1")).rejects.toThrow("password authentication failed");
});

test.skipIf(process.platform === "win32")(
  "it is reached over a socket, unless the path is too long for one",
  async () => {
    const overSocket = "select inet_server_addr() is null as is_socket";
    const { url } = await start();
    expect(await ask(url, overSocket)).toEqual([{ is_socket: true }]);
    const withoutSocket = new URL(url);
    withoutSocket.search = "";
    expect(await ask(withoutSocket.href, overSocket)).toEqual([{ is_socket: false }]);
    expect(socketFolder(`/${"long".repeat(30)}`)).toBeNull();
  },
);

test("a folder in use is refused with the number of the process, and can be shared", async () => {
  await copyUsed();
  const { url, program } = await startProgram();
  await expect(start()).rejects.toThrow(FolderInUse);
  await expect(start()).rejects.toThrow(`in use by process ${program.pid}.`);
  const shared = await start({ share: true });
  expect(shared).toMatchObject({ ownerUrl: url, isShared: true });
  await shared.stop();
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("when two start at once, one gets the folder", async () => {
  const results = await Promise.allSettled([start(), start()]);
  expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
});

/** Resolves as soon as PostgreSQL's pid file matches `text`. */
async function noted(text: RegExp) {
  const data = join(folder, "postgres/data");
  for await (const _ of watch(data)) {
    if (text.test(await readFile(join(data, "postmaster.pid"), "utf8").catch(() => ""))) return;
  }
}

test.each([
  ["has a process", /^\d+\n/],
  ["has its memory", /^(.*\n){6} *\d+ +\d+\n/],
  // It may already be ready when the test first looks.
  ["is starting", /^(starting|ready)/m],
  ["answers, and is not yet claimed", /^ready/m],
])("when the second starts as the server of the first %s, one gets the folder", async (_, step) => {
  await copyUsed();
  const second = noted(step).then(() => start());
  const results = await Promise.allSettled([start(), second]);
  expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("after everything was killed, the next start has all acknowledged data", async () => {
  await copyUsed();
  const { url, program } = await startProgram();
  await ask(url, "create table kept (n int)");
  await ask(url, "insert into kept values (1)");
  const pid = await serverPid();
  await killed(program);
  process.kill(pid, "SIGKILL");
  const again = await start();
  expect(await ask(again.ownerUrl, "select n from kept")).toEqual([{ n: 1 }]);
});

test("a server whose program was killed is stopped and started again", async () => {
  await copyUsed();
  const { url, program } = await startProgram();
  await ask(url, "create table kept as select 1 as n");
  const orphan = await serverPid();
  await killed(program);
  const again = await start();
  expect(await ask(again.ownerUrl, "select n from kept")).toEqual([{ n: 1 }]);
  expect(isAlive(orphan)).toBe(false);
  expect(again.ownerUrl).toBe(url);
});

test("a server that dies while its program lives comes back at the same address", async () => {
  await copyUsed();
  const { url } = await start();
  process.kill(await serverPid(), "SIGKILL");
  await waitUntil(() =>
    ask(url, "select 1").then(
      () => true,
      () => false,
    ),
  );
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("another process that reuses a dead server's process id does not prevent a start", async () => {
  await copyUsed();
  const first = await startProgram();
  const pid = await serverPid();
  const owner = await stat(join(folder, "postgres/data"));
  await killed(first.program);
  process.kill(pid, "SIGKILL");
  const stranger = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {});
  programs.push(stranger);
  const note = join(folder, "postgres/data/postmaster.pid");
  await writeFile(note, (await readFile(note, "utf8")).replace(String(pid), String(stranger.pid)));
  const { url } = await start();
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
});

test("stopping leaves no process and no note behind", async () => {
  await copyUsed();
  const { stop } = await start();
  const pid = await serverPid();
  await stop();
  expect(isAlive(pid)).toBe(false);
  expect(await readPostmaster(join(folder, "postgres"))).toBeNull();
});
