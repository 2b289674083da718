/** What a backup reveals without the master key, and what a restore does with and without it. */
import { createDecipheriv, createHmac } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newMasterKey } from "#kernel/keys/master-key.ts";
import { readConfig } from "../../adapters/environment.ts";
import { failWith } from "../../commands/command-context.ts";
import { createProgram } from "../../commands/program.ts";
import { giveApp, giveRecoveryCodes } from "../../modules/accounts/testing/second-factors.ts";
import { commandLine } from "../../testing/command-line.ts";
import { newDatabase, type TestDatabase } from "../../testing/database.ts";
import { anImage } from "../../testing/files.ts";
import { testKey } from "../../testing/stand-ins.ts";
import { newTown, type Town } from "../../testing/town.ts";

const details = { gender: null, birthOn: null, iban: "BE71096123456769", swift: "" };

let root: string;
let town: Town;
let empty: TestDatabase;
let personId: string;
let said: string;
let picture: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-backup-keys-"));
  town = await newTown();
  const { ada, dirk, els, nina } = town.people;
  personId = (
    await ada.care.createMember({
      body: { firstName: "Lies", lastName: "Maes", email: "lies@zorg.example", languages: ["nl"] },
    })
  ).id;
  await ada.care.savePrivate({ params: { personId }, body: details });
  await giveApp(town, nina);
  await giveRecoveryCodes(town, nina);
  await dirk.notifications.getPushKey();
  picture = (await anImage(els)).address;
  said = (await here(["backup", backup()])).out;
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  empty = await newDatabase({ from: "empty" });
});
afterEach(() => empty.close());

const backup = () => join(root, "backup");
const base = (url: string) => ({ DATABASE_URL: url, STOEP_FOLDER: join(root, "stoep") });
const here = commandLine(() => base(town.databases.url));
const own = newMasterKey();
const there = commandLine(() => ({ ...base(empty.url), STOEP_KEY: own }));

test("a backup says that the master key is not in it", () => {
  expect(said).toContain("The master key is not in it: without STOEP_KEY, what is sealed cannot be restored.");
});

test("a copy of the database alone reveals neither a bank account nor a key that signs", async () => {
  const folder = join(backup(), "database");
  const tables = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  const manifest = await readFile(join(backup(), "manifest.json"), "utf8");
  const dump = [manifest, ...tables.map((table) => gunzipSync(table).toString("utf8"))].join("\n");
  for (const secret of [details.iban, testKey, Buffer.from(testKey, "base64url").toString("hex")])
    expect(dump).not.toContain(secret);

  // Every word of the copy is tried as a key, as text and decoded.
  const words = [...new Set(dump.split(/[\s,:."{}()]+/).filter((word) => word.length >= 16))];
  const keys = words.flatMap((word) => [Buffer.from(word), Buffer.from(word, "base64url")]);
  expect(words.length).toBeGreaterThan(100);
  const { authorization = "" } = await town.people.ada.headers();
  const [head, body, signature] = authorization.replace("Bearer ", "").split(".");
  const signs = (key: Buffer) => createHmac("sha256", key).update(`${head}.${body}`).digest("base64url") === signature;
  expect(keys.filter(signs)).toEqual([]);
  const [fileKey, claim, proof] = picture.split("/").at(-1)?.split(".") ?? [];
  const { secret } = await town.db.selectFrom("file").select("secret").executeTakeFirstOrThrow();
  expect(dump).toContain(secret);
  const proves = (key: Buffer, one: string) =>
    createHmac("sha256", key).update(one).digest("base64url").slice(0, 22) === proof;
  const claims = [`${fileKey}.${claim}`, `${secret}.${fileKey}.${claim}`];
  expect(proof).toHaveLength(22);
  expect(keys.filter((key) => claims.some((one) => proves(key, one)))).toEqual([]);
  const { sealed } = await town.db.selectFrom("carePerson").select("sealed").executeTakeFirstOrThrow();
  const text = Buffer.from(sealed?.split(":")[1] ?? "", "base64url");
  expect(text.length).toBeGreaterThan(28);
  const opens = (key: Buffer) => {
    const decipher = createDecipheriv("aes-256-gcm", key, text.subarray(0, 12), { authTagLength: 16 });
    return decipher.update(text.subarray(28)).toString("latin1").includes("iban");
  };
  expect(keys.filter((key) => key.length === 32 && opens(key))).toEqual([]);
});

test("restore without the key names what it needs, and restores all but the sealed fields where that is asked for", async () => {
  const refused = await there(["restore", backup()]);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/^This backup needs the master key [\w-]{12}, which is not here\. .*--without-key/);
  expect((await empty.pool.query("select from public.account")).rowCount).toBe(0);
  const { code, out } = await there(["restore", backup(), "--without-key"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Restored: \d+ tables/);
  expect(out).toContain("bank accounts and other private details of members and helpers: 1");
  expect(out).toContain("authenticator apps: 1");
  expect(out).toContain("recovery codes: 10");
  expect(out).toContain("keys for push messages: 1");
  const person = await empty.pool.query(`select id, sealed from ${town.networks.testdorp.schema}.care_person`);
  expect(person.rows).toEqual([{ id: personId, sealed: null }]);
  const { rows } = await empty.pool.query("select secret from public.factor where kind = 'app'");
  expect(rows).toEqual([{ secret: "" }]);
  expect((await empty.pool.query("select from public.installation_key where retired_at is null")).rowCount).toBe(0);
});

test("on a terminal restore asks for the key, and wraps what it restores with the one of this installation", async () => {
  const lines: string[] = [];
  const desk = {
    config: () => readConfig({ ...base(empty.url), STOEP_KEY: own }),
    say: (text: string) => lines.push(text),
    note: (text: string) => lines.push(text),
    progress: () => {},
    input: Object.assign(Readable.from([Buffer.from(`${testKey}\n`)]), { isTTY: true }),
  };
  await createProgram(desk)
    .parseAsync(["restore", backup()], { from: "user" })
    .catch((error) => failWith(desk, error));
  expect(lines[0]).toMatch(/^This backup needs the master key .* Paste it, or press Enter/);
  expect(lines.at(-1)).toMatch(/^Restored: /);
  const { rows } = await empty.pool.query("select distinct master_id from public.installation_key");
  expect(rows).toHaveLength(1);
  expect((await there(["network", "list"])).code).toBe(0);
});
