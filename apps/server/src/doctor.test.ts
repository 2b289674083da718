import { once } from "node:events";
import { chmod, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "./adapters/environment.ts";
import { type Diagnosis, runDoctor } from "./doctor.ts";
import { newDatabase, serverAddress, type TestDatabase } from "./testing/database.ts";
import { quietLog, testKey } from "./testing/stand-ins.ts";
import { openScanner } from "./testing/virus-scanner.ts";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await newDatabase({ from: "empty" });
  folder = await mkdtemp(join(tmpdir(), "stoep-doctor-"));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function find(env: Record<string, string> = {}): Promise<Record<string, Diagnosis>> {
  const url = serverAddress(database.ownerUrl, inject("testDatabase").template);
  const addresses = { DATABASE_URL: url, DATABASE_OWNER_URL: database.ownerUrl };
  const settings = { STOEP_FOLDER: folder, STOEP_KEY: testKey, ...addresses, STOEP_PORT: "0", ...env };
  const findings = await runDoctor(readConfig(settings), quietLog);
  return Object.fromEntries(findings.map((finding) => [finding.what, finding]));
}

test("a sound installation is good in everything, and a local one says what serving others would need", async () => {
  const found = await find();
  expect(Object.values(found).filter((finding) => finding.state === "bad")).toEqual([]);
  expect(found.Database?.text).toMatch(/^the given PostgreSQL \d+ is up to date, networks: 0$/);
  expect(found.Mail).toMatchObject({ state: "warning", text: expect.stringContaining("MAIL_URL") });
  expect(found["Public address"]).toMatchObject({ state: "warning" });
});

test("a server role that owns the tables is reported", async () => {
  const found = await find({ DATABASE_URL: database.ownerUrl, DATABASE_OWNER_URL: "" });
  expect(found.Database).toMatchObject({ state: "warning", text: expect.stringContaining("set DATABASE_OWNER_URL") });
});

test("what does not respond or is taken is reported with what to do", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const found = await find({
    STOEP_PORT: String(port),
    MAIL_URL: "smtp://127.0.0.1:1",
    DATABASE_URL: "postgres://stoep@127.0.0.1:1/stoep",
    DATABASE_OWNER_URL: "",
    STOEP_PUBLIC_URL: "https://buurt.example",
  });
  other.close();
  expect(found.Port).toEqual({
    what: "Port",
    state: "bad",
    text: `${port} is used by another program; set STOEP_PORT`,
  });
  expect(found.Mail).toMatchObject({ state: "bad", text: "127.0.0.1:1 does not answer" });
  expect(found.Database).toMatchObject({ state: "bad", text: expect.stringContaining("ECONNREFUSED") });
  expect(found["Public address"]).toMatchObject({ state: "good" });
});

test("where the master key is, and that it must be kept elsewhere too", async () => {
  const source = { STOEP_KEY: "" };
  const path = `${folder}.key`;
  onTestFinished(() => rm(path, { force: true }));
  const found = await find(source);
  expect(found["Master key"]).toMatchObject({
    state: "good",
    text: expect.stringContaining(`the file ${path}; no backup`),
  });
  await chmod(path, 0o644);
  expect((await find(source))["Master key"]).toMatchObject({
    state: "warning",
    text: expect.stringContaining("chmod 600"),
  });
  await rename(path, join(folder, "key"));
  await chmod(join(folder, "key"), 0o600);
  const inside = await find({ ...source, STOEP_KEY_FILE: join(folder, "key") });
  expect(inside["Master key"]).toMatchObject({ state: "warning", text: expect.stringContaining("move it elsewhere") });
  const lost = await find(source);
  expect(lost.Database).toMatchObject({ state: "bad", text: expect.stringContaining("needs its master key") });
  expect(lost["Master key"]).toMatchObject({ state: "bad", text: expect.stringContaining("does not exist") });
});

test("passwords: the minimum to set, how many are refused, and a file of breached ones that will not do", async () => {
  expect((await find()).Passwords).toMatchObject({
    state: "warning",
    text: expect.stringMatching(
      /^may have as few as 6 characters; set STOEP_PASSWORD_MIN_LENGTH to 8, or to 12 .*; \d{3},\d{3} common/,
    ),
  });
  const longer = { STOEP_PASSWORD_MIN_LENGTH: "8" };
  expect((await find(longer)).Passwords).toMatchObject({ state: "good" });
  const path = join(folder, "breached.txt");
  await writeFile(path, "not hashes\n");
  expect((await find({ ...longer, STOEP_BREACHED_PASSWORDS: path })).Passwords).toMatchObject({
    state: "bad",
    text: expect.stringContaining(path),
  });
  await writeFile(path, `${"0".repeat(40)}:3\r\n${"F".repeat(40)}:1\r\n`);
  expect((await find({ ...longer, STOEP_BREACHED_PASSWORDS: path })).Passwords).toMatchObject({
    state: "good",
    text: expect.stringContaining(`and those in ${path}`),
  });
  expect(() => readConfig({ STOEP_BREACHED_PASSWORDS: join(folder, "nowhere") })).toThrow("STOEP_BREACHED_PASSWORDS");
});

test("a virus scanner answers, or is reported; without one nothing is asked", async () => {
  expect((await find())["Virus scanner"]).toMatchObject({ state: "good", text: expect.stringContaining("CLAMAV") });
  const standIn = await openScanner();
  const CLAMAV = `127.0.0.1:${standIn.port}`;
  expect((await find({ CLAMAV }))["Virus scanner"]).toMatchObject({ state: "good", text: "answers" });
  await standIn.down();
  expect((await find({ CLAMAV }))["Virus scanner"]).toMatchObject({ state: "bad" });
});
