import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { memoryFlags } from "./bootstrap.mjs";

/** A minimal project: its builder records that it ran, its server waits for a signal. */
let folder: string;
let started: ChildProcess[];

const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stoep-start-"));
  started = [];
  for (const file of ["start.mjs", "bootstrap.mjs", "lock.mjs"])
    cpSync(join(import.meta.dirname, file), join(folder, "tools", file));
  mkdirSync(join(folder, "node_modules/node/bin"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "node_modules/node/bin/node"));
  put("package-lock.json", lock("1.0.0"));
  put("node_modules/.package-lock.json", lock("1.0.0"));
  put("apps/dashboard/src/main.tsx", "one");
  put("apps/resident/src/main.tsx", "one");
  put(
    "node_modules/vite/bin/vite.js",
    `const fs = require("node:fs"); fs.mkdirSync("dist", { recursive: true });
     fs.appendFileSync("../../built", require("node:path").basename(process.cwd()) + "\\n");`,
  );
  put(
    "apps/server/stoep.mjs",
    `const end = (why) => { console.log("stopped by " + why); process.exit(7); };
     process.once("SIGTERM", () => end("signal"));
     process.once("disconnect", () => end("disconnect"));
     setInterval(() => {}, 1000);
     // Printed last: once it is read, the signal may be sent immediately.
     const up = () => console.log("up", process.argv.slice(2).join(" "));
     console.log("loading");
     if (process.argv.includes("--awaits-screens")) process.once("message", up);
     else up();`,
  );
});
afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const lock = (version: string) => JSON.stringify({ packages: { "": {}, "node_modules/thing": { version } } });
const built = () => readFileSync(join(folder, "built"), "utf8").trim().split("\n").sort();

async function start(...words: string[]) {
  const child = spawn(process.execPath, [join(folder, "tools/start.mjs"), ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    // A fake npm that only prints how it was called.
    env: { PATH: process.env.PATH, npm_execpath: join(folder, "npm.js") },
  });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const closed = once(child, "close").then(() => "closed");
  const read = async (word: string) => {
    while (!output.includes(word)) {
      const next = await Promise.race([once(child.stdout, "data"), once(child.stderr, "data"), closed]);
      if (next === "closed" && !output.includes(word)) throw new Error(`no "${word}" in: ${output}`);
    }
    return output;
  };
  return { child, read };
}

async function startAndStop() {
  const { child, read } = await start();
  await read("up");
  child.kill("SIGTERM");
  await once(child, "exit");
}

test("the server starts with the demonstration city and gets the arguments that were added", async () => {
  const { read } = await start("--quick");
  expect(await read("up")).toContain("up start --demo --quick");
});

test("screens are built once, and again when their sources or the packages change", async () => {
  await startAndStop();
  expect(built()).toEqual(["dashboard", "resident"]);
  await startAndStop();
  expect(built()).toEqual(["dashboard", "resident"]);
  put("apps/resident/src/main.tsx", "two");
  await startAndStop();
  expect(built()).toEqual(["dashboard", "resident", "resident"]);
  put("packages/ui/src/index.ts", "new");
  await startAndStop();
  expect(built()).toEqual(["dashboard", "dashboard", "resident", "resident", "resident"]);
});

test("packages that the lock file names but are missing get installed", async () => {
  put("npm.js", `console.log("npm", process.argv.slice(2).join(" "));`);
  put("package-lock.json", lock("1.0.1"));
  const { read } = await start();
  expect(await read("up")).toContain("npm ci");
});

test("a workspace that is not linked yet gets installed", async () => {
  put("npm.js", `console.log("npm", process.argv.slice(2).join(" "));`);
  const packages = { "": {}, "node_modules/@stoep/client": { resolved: "packages/client", link: true } };
  put("package-lock.json", JSON.stringify({ packages }));
  const { read } = await start();
  expect(await read("up")).toContain("npm ci");
});

test("an installation that fails ends the start with a sentence", async () => {
  put("npm.js", "process.exit(1);");
  put("package-lock.json", lock("1.0.1"));
  const { child, read } = await start();
  expect(await read("could not install")).not.toContain("up start");
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(1);
});

test("a signal reaches the server, and its exit code comes back", async () => {
  const { child, read } = await start();
  await read("up");
  child.kill("SIGTERM");
  await read("stopped by signal");
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(7);
});

test("the server stops when the program that started it was killed", async () => {
  const { child, read } = await start();
  await read("up");
  child.kill("SIGKILL");
  expect(await read("stopped by")).toContain("stopped by disconnect");
});

test("the server loads while the screens are built, and ends if they cannot be built", async () => {
  put("node_modules/vite/bin/vite.js", "setTimeout(() => process.exit(1), 2000);");
  const { child, read } = await start();
  await read("loading");
  expect(await read("stopped by")).toContain("could not be built");
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(1);
});

describe("a Node that cannot run the server", () => {
  const older = ["--no-experimental-strip-types", "apps/server/stoep.mjs", "doctor", "--json"];
  const startOlder = () => spawnSync(process.execPath, older, { cwd: folder, encoding: "utf8" });
  beforeEach(() =>
    cpSync(join(import.meta.dirname, "../apps/server/stoep.mjs"), join(folder, "apps/server/stoep.mjs")),
  );

  test("hands over to the one that is installed with the project", () => {
    const own = join(folder, "node_modules/node/bin/node");
    rmSync(own);
    put("node_modules/node/bin/node", '#!/bin/sh\necho "ran $*"\nexit 3\n');
    chmodSync(own, 0o755);
    const { stdout, status } = startOlder();
    expect(stdout).toMatch(/^ran --no-experimental-strip-types .*apps\/server\/stoep\.mjs doctor --json\n$/);
    expect(status).toBe(3);
  });

  test("says which Node is needed if nothing is installed", () => {
    rmSync(join(folder, "node_modules"), { recursive: true });
    const { stderr, status } = startOlder();
    expect(stderr).toBe(
      `Stoep needs Node 24.2 or newer; this is ${process.version}. Run npm ci: it installs one that fits.\n`,
    );
    expect(status).toBe(1);
  });
});

test("however the server is started, Node gets the flags that keep it small", () => {
  const [root, flags] = [join(import.meta.dirname, ".."), `node ${memoryFlags.join(" ")}`];
  expect(readFileSync(join(root, "apps/server/stoep.mjs"), "utf8").split("\n")[0]).toBe(`#!/usr/bin/env -S ${flags}`);
  expect(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts.stoep).toMatch(new RegExp(`^${flags} `));
  expect(readFileSync(join(root, "docs/operations.md"), "utf8")).toContain(`\`${flags} apps/server/stoep.mjs start\``);
});
