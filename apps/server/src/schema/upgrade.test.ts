import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { dumpFile } from "./generate.ts";
import { createNetworkSchema, migrate } from "./migrate.ts";
import { migrationsFolder } from "./migration-files.ts";
import { renderSchemas } from "./render-schema.ts";

/** Earlier versions: how many files each had, and the files that were different then (testing/earlier). */
const landings = [
  { name: "the first landing", platform: 6, network: 5, earlier: ["0006_residents.sql"] },
  { name: "the second landing", platform: 11, network: 6, earlier: ["0008_access.sql"] },
  { name: "the third landing", platform: 13, network: 7, earlier: [] },
];

let databases: TestDatabase;
let folder: string;
beforeEach(async () => {
  databases = await newDatabase({ from: "empty" });
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterEach(async () => {
  await databases.close();
  await rm(folder, { recursive: true });
});

/** A database as that version made it, with a network, a person in it, and a sign-up under way. */
async function install(landing: (typeof landings)[number]) {
  for (const kind of ["platform", "network"] as const) {
    const names = (await readdir(join(migrationsFolder, kind))).sort().slice(0, landing[kind]);
    for (const name of names) await cp(join(migrationsFolder, kind, name), join(folder, kind, name));
  }
  for (const name of landing.earlier)
    await cp(join(import.meta.dirname, "testing/earlier", name), join(folder, "platform", name));
  await migrate(databases, { folder });
  await inTransaction(databases.platform, (trx) => createNetworkSchema(trx, "n_gent"));
  await identifyByNumber();
  const { rows } = await databases.pool.query(
    "select 1 from information_schema.columns where table_name = 'sign_up' and column_name = 'password_hash'",
  );
  await databases.pool.query(`
    insert into public.network (id, slug, name, schema_name, time_zone, languages, created_at)
      values ('${id(1)}', 'gent', 'Gent', 'n_gent', 'Europe/Brussels', '{nl}', '2026-01-01');
    insert into public.account (id, email, first_name, last_name, public_name, language, created_at)
      values ('${id(2)}', 'els@gent.example', 'Els', 'De Smet', 'Els', 'nl', '2026-01-01');
    insert into public.session (id, account_id, client, agent, created_at, refreshed_at, expires_at)
      values ('${id(3)}', '${id(2)}', 'web', '', '2026-01-01', '2026-01-01', '2027-01-01');
    insert into public.sign_up (id, token_hash, network_id, email, first_name, last_name, kind, language, pin, created_at,
        expires_at ${rows.length ? ", password_hash" : ""})
      values ('${id(4)}', 'x', '${id(1)}', 'dirk@example.org', 'Dirk', 'Maes', 'person', 'nl', '{}', '2026-01-01',
        '2026-01-08' ${rows.length ? ", 'argon'" : ""})`);
}

/** A database from before migrations were named by time. */
const identifyByNumber = () =>
  databases.pool.query(`
    alter table public.migration drop constraint migration_pkey, add primary key (scope, number);
    alter table public.network_migration drop constraint network_migration_pkey, add primary key (number)`);

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

test.each(landings)("data of $name become today's, and nothing is lost", async (landing) => {
  await install(landing);
  await migrate(databases);
  expect(await renderSchemas(databases.pool, "n_gent")).toBe(await readFile(dumpFile, "utf8"));
  const { rows } = await databases.pool.query(
    "select a.email, s.client, u.email as waiting from public.account a, public.session s, public.sign_up u",
  );
  expect(rows).toEqual([{ email: "els@gent.example", client: "web", waiting: "dirk@example.org" }]);
  expect(await migrate(databases)).toBe(0);
});

test("a database that knew its migrations by number knows them by name, and applies none again", async () => {
  await migrate(databases);
  await inTransaction(databases.platform, (trx) => createNetworkSchema(trx, "n_gent"));
  await databases.pool.query(`
    insert into public.network (id, slug, name, schema_name, time_zone, languages, created_at)
      values ('${id(1)}', 'gent', 'Gent', 'n_gent', 'Europe/Brussels', '{nl}', '2026-01-01');
    update public.migration m set number = (select 1000 + count(*) from public.migration o where o.name < m.name) where number is null;
    update public.network_migration m
      set number = (select 1000 + count(*) from public.network_migration o where o.name < m.name) where number is null`);
  await identifyByNumber();
  expect(await migrate(databases)).toBe(0);
});

test("providers of organisations stay theirs, and so do the sessions that they began", async () => {
  const [, , landing] = landings;
  if (!landing) throw new Error("the third landing");
  await install(landing);
  await databases.pool.query(`
    insert into public.organisation (id, network_id, name, kind, created_at)
      values ('${id(5)}', '${id(1)}', 'Stad Gent', 'city', '2026-01-01');
    insert into public.identity_provider
        (id, organisation_id, slug, name, issuer, client_id, client_secret, admits, is_enabled, created_at)
      values ('${id(6)}', '${id(5)}', 'gent', 'Entra', 'https://login.example', 'stoep', 'x', 'pending', true, '2026-01-01');
    insert into public.session
        (id, account_id, client, agent, created_at, refreshed_at, expires_at, second_step, sign_on_organisation_id)
      values ('${id(7)}', '${id(2)}', 'dashboard', '', '2026-01-01', '2026-01-01', '2027-01-01', 'done', '${id(5)}')`);
  await migrate(databases);
  const { rows: providers } = await databases.pool.query(
    "select scope, organisation_id, network_id, admits from public.identity_provider",
  );
  expect(providers).toEqual([{ scope: "organisation", organisation_id: id(5), network_id: null, admits: "pending" }]);
  const { rows: sessions } = await databases.pool.query(
    "select id, sign_on_scope, sign_on_organisation_id as organisation from public.session order by id",
  );
  expect(sessions).toEqual([
    { id: id(3), sign_on_scope: null, organisation: null },
    { id: id(7), sign_on_scope: "organisation", organisation: id(5) },
  ]);
});

test("the texts of a form become those of the network's main language, with the versions that people agreed to", async () => {
  const before = "20261129T0805_care-form-languages.sql";
  for (const kind of ["platform", "network"] as const)
    for (const name of (await readdir(join(migrationsFolder, kind))).filter(
      (one) => kind === "platform" || one < before,
    ))
      await cp(join(migrationsFolder, kind, name), join(folder, kind, name));
  await migrate(databases, { folder });
  await inTransaction(databases.platform, (trx) => createNetworkSchema(trx, "n_gent"));
  await databases.pool.query(`
    insert into public.network (id, slug, name, schema_name, time_zone, languages, created_at)
      values ('${id(1)}', 'gent', 'Gent', 'n_gent', 'Europe/Brussels', '{fr,nl}', '2026-01-01');
    insert into public.organisation (id, network_id, name, kind, created_at)
      select id::uuid, '${id(1)}', name, 'city', '2026-01-01'
      from (values ('${id(5)}', 'Ville'), ('${id(6)}', 'Maison')) as one (id, name);
    insert into n_gent.care_setting (organisation_id, has_form, form_intro, form_consent, updated_at)
      values ('${id(5)}', true, 'Écrivez ici', 'D’accord', '2026-01-01'), ('${id(6)}', false, '', '', '2026-01-01');
    insert into n_gent.care_consent (organisation_id, version, text, since)
      values ('${id(5)}', 1, 'J’accepte', '2026-01-01'), ('${id(5)}', 2, 'D’accord', '2026-01-02')`);
  await migrate(databases);
  const { rows: settings } = await databases.pool.query(
    "select has_form, form_intro, form_consent from n_gent.care_setting order by organisation_id",
  );
  expect(settings).toEqual([
    { has_form: true, form_intro: { fr: "Écrivez ici" }, form_consent: { fr: "D’accord" } },
    { has_form: false, form_intro: {}, form_consent: {} },
  ]);
  const { rows: consents } = await databases.pool.query(
    "select version, language, text from n_gent.care_consent order by version",
  );
  expect(consents).toEqual([
    { version: 1, language: "fr", text: "J’accepte" },
    { version: 2, language: "fr", text: "D’accord" },
  ]);
});

test("what residents said before it was counted is counted: by neighbourhood, each person once", async () => {
  await install({ name: "before talk was counted", platform: 19, network: 29, earlier: [] });
  const [noord, zuid, post, dirk, fatma] = [id(11), id(12), id(20), id(31), id(32)];
  const person = (account: string, name: string, home: string) => `
    insert into public.account (id, email, first_name, last_name, public_name, language, created_at)
      values ('${account}', '${name.toLowerCase()}@example.org', '${name}', 'Maes', '', 'nl', '2026-01-01');
    insert into n_gent.household (id, neighbourhood_id, pinned_label, longitude, latitude, created_at)
      values ('${account}', '${home}', '${name}', 3.7, 51, '2026-01-01');
    insert into n_gent.resident (id, account_id, household_id, neighbourhood_id, kind, public_name, created_at)
      values ('${account}', '${account}', '${account}', '${home}', 'person', '${name}', '2026-01-01');`;
  const comment = (number: number, by: string | null, more = "null, null") =>
    `insert into n_gent.comment (id, subject_kind, subject_id, organisation_id, thread_id, author_account_id, author_resident_id,
        author_organisation_id, neighbourhood_id, text, created_at, hidden_at, hidden_because)
      values ('${id(number)}', 'post', '${post}', '${id(5)}', '${noord}', ${by ? `'${by}', '${by}', null` : `'${id(2)}', null, '${id(5)}'`},
        '${noord}', 'Goed', '2026-02-01', ${more});`;
  await databases.pool.query(`
    insert into public.organisation (id, network_id, name, kind, created_at)
      values ('${id(5)}', '${id(1)}', 'Stad Gent', 'city', '2026-01-01');
    insert into n_gent.neighbourhood select id::uuid, name, name, '{}', 0, 0, 0, 0, 0, 0, 1
      from (values ('${noord}', 'Noord'), ('${zuid}', 'Zuid')) as place (id, name);
    ${person(dirk, "Dirk", noord)} ${person(fatma, "Fatma", zuid)}
    ${comment(41, dirk)} ${comment(42, dirk)} ${comment(43, dirk, "'2026-02-02', 'staff'")} ${comment(44, null)}
    insert into n_gent.reaction values ('${post}', '${dirk}', '${noord}', 'like', '2026-02-01'),
      ('${post}', '${id(2)}', null, 'wow', '2026-02-01'), ('${id(41)}', '${fatma}', '${zuid}', 'like', '2026-02-01');
    insert into n_gent.vote (subject_id, resident_id, neighbourhood_id, kind, voted_at)
      values ('${post}', '${fatma}', '${zuid}', 'up', '2026-02-01')`);
  await migrate(databases);
  const { rows: counts } = await databases.pool.query(
    `select neighbourhood_id as at, people, reactions, comments, votes from n_gent.talk_tally order by at`,
  );
  expect(counts).toEqual([
    { at: noord, people: 1, reactions: 1, comments: 2, votes: 0 },
    { at: zuid, people: 1, reactions: 0, comments: 0, votes: 1 },
  ]);
  const { rows: people } = await databases.pool.query("select account_id, acts from n_gent.participant order by 1");
  expect(people).toEqual([
    { account_id: dirk, acts: 3 },
    { account_id: fatma, acts: 1 },
  ]);
});
