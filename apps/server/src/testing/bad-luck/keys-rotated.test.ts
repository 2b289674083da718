/** `stoep keys rotate` while a server runs and people write what is sealed. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { commandLine } from "../command-line.ts";
import { password } from "../people.ts";
import { testKey, waitUntil } from "../stand-ins.ts";
import { clientAt, newInstallation } from "./installation.ts";

const noDetails = { gender: null, birthOn: null, iban: "", swift: "" };
const ibans = ["BE71096123456769", "BE68539007547034", "NL91ABNA0417164300", "FR1420041010050500013M02606"];

/** As often as the limit of ten minutes allows. */
const mostTurns = 50;

test("keys are rotated while people write: nothing fails, nothing is lost, and everybody stays signed in", async () => {
  const root = await mkdtemp(join(tmpdir(), "stoep-rotated-"));
  const keyFile = join(root, "key");
  await writeFile(keyFile, `${testKey}\n`);
  const place = { STOEP_KEY: "", STOEP_KEY_FILE: keyFile };
  const house = await newInstallation({ settings: place });
  onTestFinished(async () => {
    await house.close();
    await rm(root, { recursive: true });
  });
  await house.start();
  const { pool, url } = house.databases as typeof house.databases & { url: string };
  const stoep = commandLine(() => ({ DATABASE_URL: url, STOEP_FOLDER: root, ...place }));
  const ada = house.as("ada");
  const people = await Promise.all(
    ibans.map((_, at) =>
      ada.care.createMember({
        body: { firstName: "Lies", lastName: "Peeters", email: `lies-${at}@zorg.example`, languages: ["nl"] },
      }),
    ),
  );

  let isOver = false;
  let writes = 0;
  const write = async (at: number) => {
    const params = { personId: people[at]?.id ?? "" };
    let iban = "";
    for (let turn = 0; turn < mostTurns && !isOver; turn++) {
      iban = ibans[(at + turn) % ibans.length] ?? "";
      await ada.care.savePrivate({ params, body: { ...noDetails, iban } });
      expect(await ada.care.showPrivate({ params })).toEqual({ ...noDetails, iban });
      writes++;
    }
    return { params, iban };
  };
  const writing = people.map((_, at) => write(at));
  for (let turn = 0; turn < 2; turn++) {
    const before = writes;
    expect(await stoep(["keys", "rotate"])).toMatchObject({ code: 0, err: "" });
    await waitUntil(() => writes > before || writes === people.length * mostTurns);
  }
  isOver = true;
  const written = await Promise.all(writing);
  for (const { params, iban } of written) expect(await ada.care.showPrivate({ params })).toMatchObject({ iban });

  // Somebody who signs in gets a token that the new key signed.
  const form = { grant_type: "password", username: house.people.ada.email, password };
  const headers = { "x-client-id": "dashboard" };
  const signedIn = await fetch(`${house.server.address}/api/token`, {
    method: "POST",
    headers,
    body: new URLSearchParams(form),
  });
  const { access_token: token } = await signedIn.json();
  const again = clientAt(
    () => house.server.address,
    async () => ({ authorization: `Bearer ${token}` }),
  );
  expect(await again.care.showPrivate(written[0] ?? { params: { personId: "" } })).toMatchObject({
    iban: written[0]?.iban,
  });

  // Once nobody writes, all of it is sealed with the newest key, and the newest master key wraps every key.
  const { out } = await stoep(["keys", "rotate"]);
  expect(out).toMatch(/The master key is new too: the file .*key\. Export it again/);
  const { rows } = await pool.query(
    `select (select count(*)::int from ${house.networks.testdorp.schema}.care_person where position(key.id::text in sealed) > 0) as sealed
     from public.installation_key as key where purpose = 'sealing' and retired_at is null`,
  );
  expect(rows).toEqual([{ sealed: people.length }]);
  const masters = await pool.query("select distinct master_id from public.installation_key");
  expect(masters.rowCount).toBe(1);
  const kept = (await readFile(keyFile, "utf8")).split("\n").filter((line) => /^[\w-]{43}$/.test(line));
  expect(new Set(kept).size).toBe(4);
  expect(kept.at(-1)).toBe(testKey);
}, 120_000);
