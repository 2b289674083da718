import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EmbeddedPostgres, FolderInUse, startEmbedded } from "./embedded-postgres.ts";
import { isAlive, readPostmaster } from "./postgres-program.ts";

let folder: string;
let running: EmbeddedPostgres[];
let programs: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoep-embedded-"));
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

async function start(options: { share?: boolean } = {}) {
  const postgres = await startEmbedded({ folder, ...options });
  running.push(postgres);
  return postgres;
}

/** A whole program of its own that runs the database, to be killed. */
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

test("it answers this machine only, keeps what it acknowledged, and has a password of its own", async () => {
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

test("a folder in use is refused with the number of the process, and can be shared", async () => {
  const { url, program } = await startProgram();
  await expect(start()).rejects.toThrow(FolderInUse);
  await expect(start()).rejects.toThrow(`in use by process ${program.pid}.`);
  const shared = await start({ share: true });
  expect(shared).toMatchObject({ ownerUrl: url, isShared: true });
  await shared.stop();
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("of two that start at once one gets the folder", async () => {
  const results = await Promise.allSettled([start(), start()]);
  expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("of two that start shortly after each other one gets the folder, whenever the second comes", async () => {
  await (await start()).stop();
  for (const waitMs of [20, 50, 80, 110, 140, 170, 200]) {
    const second = sleep(waitMs).then(() => start());
    const results = await Promise.allSettled([start(), second]);
    expect([waitMs, ...results.map((result) => result.status).sort()]).toEqual([waitMs, "fulfilled", "rejected"]);
    for (const postgres of running.splice(0)) await postgres.stop();
  }
});

test("after everything was killed the next start has all that was acknowledged", async () => {
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
  const { url, program } = await startProgram();
  await ask(url, "create table kept as select 1 as n");
  const orphan = await serverPid();
  await killed(program);
  const again = await start();
  expect(await ask(again.ownerUrl, "select n from kept")).toEqual([{ n: 1 }]);
  expect(isAlive(orphan)).toBe(false);
  expect(again.ownerUrl).toBe(url);
});

test("a server that dies under a living program comes back at the same address", async () => {
  const { url } = await start();
  process.kill(await serverPid(), "SIGKILL");
  let answer: unknown;
  for (let tries = 0; tries < 100 && !answer; tries++) {
    answer = await ask(url, "select 1 as one").catch(() => null);
    if (!answer) await sleep(50);
  }
  expect(answer).toEqual([{ one: 1 }]);
});

test("another process that took over the number of a dead server is not in the way", async () => {
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
  const { stop } = await start();
  const pid = await serverPid();
  await stop();
  expect(isAlive(pid)).toBe(false);
  expect(await readPostmaster(join(folder, "postgres"))).toBeNull();
});
