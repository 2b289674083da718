/** Data of a version that kept its keys in clear: they are taken along by the next start. */
import { createCipheriv, randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { placeOfFile, unseal } from "#kernel/keys/seal.ts";
import { accessTokenReader } from "#modules/accounts/sessions/access-token.ts";
import { readConfig } from "../adapters/environment.ts";
import { folderFiles } from "../adapters/files-folder.ts";
import { openStore, type Store } from "../open-store.ts";
import { createNetworkSchema, migrate } from "../schema/migrate.ts";
import { migrationsFolder } from "../schema/migration-files.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { quietLog, testKey } from "../testing/stand-ins.ts";

let database: TestDatabase;
let folder: string;
let store: Store | undefined;
beforeAll(async () => {
  database = await newDatabase({ from: "empty" });
  folder = await mkdtemp(join(tmpdir(), "stoep-upgrade-"));
  await install();
});
afterEach(() => store?.close());
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const files = () => folderFiles(join(folder, "stoep"));
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const clear = Object.fromEntries(
  ["sealed", "access-token", "codes"].map((name) => [name, randomBytes(32).toString("base64url")]),
);
const unsubscribeKey = randomBytes(32).toString("base64url");
const pushKey = randomBytes(32).toString("base64url");
const keyOf = (name: string) => Buffer.from(clear[name] ?? "", "base64url");

/** As that version sealed: with one key, for no row. */
function sealEarlier(text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf("sealed"), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Everything that such a version sealed or kept in clear. */
async function install() {
  const earlier = join(folder, "migrations");
  for (const kind of ["platform", "network"]) {
    for (const name of await readdir(join(migrationsFolder, kind)))
      if (name < "20261127T1500") await cp(join(migrationsFolder, kind, name), join(earlier, kind, name));
  }
  await migrate(database, { folder: earlier });
  await inTransaction(database.platform, (trx) => createNetworkSchema(trx, "n_gent"));
  await files().put(`care/imports/${id(9)}`, Buffer.from(sealEarlier("rij")), "application/octet-stream");
  const merged = {
    person: { was: { sealed: null }, became: { sealed: `i.${sealEarlier('{"iban":"B"}')}`, city: "Gent" } },
  };
  await database.pool.query(`
    insert into public.secret (name, value) values ${Object.entries(clear).map(([name, value]) => `('${name}', '${value}')`)};
    insert into public.unsubscribe_key values (1, '${unsubscribeKey}', '2026-01-01');
    insert into public.push_key values (1, '${"p".repeat(87)}', '${pushKey}', '2026-01-01');
    insert into public.network (id, slug, name, schema_name, time_zone, languages, created_at)
      values ('${id(1)}', 'gent', 'Gent', 'n_gent', 'Europe/Brussels', '{nl}', '2026-01-01');
    insert into public.organisation (id, network_id, name, kind, created_at)
      values ('${id(2)}', '${id(1)}', 'Stad', 'city', '2026-01-01');
    insert into public.account (id, email, first_name, last_name, public_name, language, created_at)
      values ('${id(3)}', 'els@gent.example', 'Els', 'De Smet', 'Els', 'nl', '2026-01-01');
    insert into public.session (id, account_id, client, agent, created_at, refreshed_at, expires_at)
      values ('${id(4)}', '${id(3)}', 'web', '', '2026-01-01', '2026-01-01', '2027-01-01');
    insert into public.factor (id, account_id, kind, name, secret, created_at)
      values ('${id(5)}', '${id(3)}', 'app', 'app', '${sealEarlier("totp")}', '2026-01-01');
    insert into public.challenge (id, account_id, session_id, purpose, secret, created_at, expires_at) values
      ('${id(6)}', '${id(3)}', '${id(4)}', 'add-app', '${sealEarlier("nieuw")}', '2026-01-01', '2027-01-01'),
      ('${id(7)}', '${id(3)}', '${id(4)}', 'add-passkey', 'not sealed', '2026-01-01', '2027-01-01');
    insert into public.identity_provider
        (id, scope, organisation_id, slug, name, issuer, client_id, client_secret, admits, is_enabled, created_at)
      values ('${id(8)}', 'organisation', '${id(2)}', 'gent', 'Entra', 'https://x.example', 'c', '${sealEarlier("client")}',
        'nobody', true, '2026-01-01');
    insert into n_gent.care_import (id, organisation_id, kind, state, file_name, columns, samples, language, rows, started_by, created_at)
      values ('${id(9)}', '${id(2)}', 'members', 'mapping', 'leden.csv', '[]', '${sealEarlier("[]")}', 'nl', 1, '${id(3)}', '2026-01-01');
    insert into n_gent.care_import_row (import_id, place, fate, name, faults, sealed)
      values ('${id(9)}', 3, 'new', 'Lies', '[]', 'i.${sealEarlier('{"iban":"R"}')}');
    insert into n_gent.care_person (id, organisation_id, is_member, first_name, last_name, email, language, languages, sealed, updated_at, joined_at)
      values ('${id(10)}', '${id(2)}', true, 'Lies', 'Maes', 'lies@zorg.example', 'nl', '{nl}', 'bi.${sealEarlier('{"iban":"A"}')}', '2026-01-01', '2026-01-01'),
        ('${id(11)}', '${id(2)}', true, 'Lise', 'Maes', 'lise@zorg.example', 'nl', '{nl}', null, '2026-01-01', '2026-01-01');
    insert into n_gent.care_merge (id, organisation_id, kept_id, gone_id, moved, merged_at, before)
      values ('${id(12)}', '${id(2)}', '${id(10)}', '${id(11)}', '{}', '2026-01-01', '${JSON.stringify(merged)}')`);
}

const open = async () => {
  store = await openStore(
    readConfig({ DATABASE_URL: database.url, STOEP_FOLDER: join(folder, "stoep"), STOEP_KEY: testKey }),
    { log: quietLog },
  );
  return store;
};

const row = async (text: string) => (await database.pool.query(text)).rows[0];

test("the upgrade takes old data along: texts are sealed anew for their rows, keys wrapped, sessions and tokens survive", async () => {
  const { platform: db } = await open();
  const at = (table: string, column: string, key: string) => ({ table, column, row: key });
  const texts: [stored: string, place: ReturnType<typeof at>, said: string][] = [
    ["select secret from public.factor", at("public.factor", "secret", id(5)), "totp"],
    [`select secret from public.challenge where id = '${id(6)}'`, at("public.challenge", "secret", id(6)), "nieuw"],
    [
      "select client_secret from public.identity_provider",
      at("public.identity_provider", "client_secret", id(8)),
      "client",
    ],
    ["select value from public.unsubscribe_key", at("public.unsubscribe_key", "value", "1"), unsubscribeKey],
    ["select private_key from public.push_key", at("public.push_key", "private_key", "1"), pushKey],
    ["select samples from n_gent.care_import", at("care_import", "samples", id(9)), "[]"],
    [
      "select substr(sealed, 3) from n_gent.care_import_row",
      at("care_import_row", "sealed", `${id(9)} 3`),
      '{"iban":"R"}',
    ],
    [
      `select substr(sealed, 4) from n_gent.care_person where id = '${id(10)}'`,
      at("care_person", "sealed", id(10)),
      '{"iban":"A"}',
    ],
    ["select substr(sealed_became, 3) from n_gent.care_merge", at("care_person", "sealed", id(10)), '{"iban":"B"}'],
  ];
  for (const [stored, place, said] of texts)
    expect(await unseal(db, place, String(Object.values(await row(stored))[0])), stored).toBe(said);
  expect(await row(`select secret from public.challenge where id = '${id(7)}'`)).toEqual({ secret: "not sealed" });
  expect(await row("select before, sealed_was from n_gent.care_merge")).toEqual({
    before: { person: { was: {}, became: { city: "Gent" } } },
    sealed_was: null,
  });
  const kept = await files().get(`care/imports/${id(9)}`);
  const chunks = kept ? await kept.stream.toArray() : [];
  expect(await unseal(db, placeOfFile(`care/imports/${id(9)}`), Buffer.concat(chunks).toString())).toBe("rij");

  expect((await keyFor(db, "codes")).equals(keyOf("codes"))).toBe(true);
  const keys = JSON.stringify((await database.pool.query("select * from public.installation_key")).rows);
  for (const value of [...Object.values(clear), unsubscribeKey, pushKey]) expect(keys).not.toContain(value);
  expect(await row("select to_regclass('public.secret') as gone")).toEqual({ gone: null });
  expect(await row("select count(*)::int as sessions from public.session where ended_at is null")).toEqual({
    sessions: 1,
  });

  // The old signing key may be in an old back-up: what it signed before is accepted for as long as it would have been.
  const token = (now: Date) =>
    new SignJWT({ use: "access", sid: id(4) })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setExpirationTime(Math.floor(now.getTime() / 1000) + 600)
      .sign(keyOf("access-token"));
  const retired =
    "select retired_at from public.installation_key where purpose = 'access-token' and retired_at is not null";
  const now: Date = (await row(retired)).retired_at;
  expect(await accessTokenReader(db)(await token(now), now)).toMatchObject({ sessionId: id(4) });
  const later = new Date(now.getTime() + 700_000);
  expect(await accessTokenReader(db)(await token(later), later)).toBeNull();
});

test("an upgrade that was interrupted is completed by the next start", async () => {
  // As if the texts had not been reached: one is put back as it was.
  const oldest = await row("select id from public.installation_key where purpose = 'sealing' order by id limit 1");
  expect(oldest.id).toMatch(/^00000000-/);
  await database.pool.query(`update public.factor set secret = '${sealEarlier("totp")}'`);
  const { platform: db } = await open();
  const { secret } = await row("select secret from public.factor");
  expect(await unseal(db, { table: "public.factor", column: "secret", row: id(5) }, secret)).toBe("totp");
});
