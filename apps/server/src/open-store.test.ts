import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { readConfig } from "./adapters/environment.ts";
import { openStore } from "./open-store.ts";
import { createNetworkSchema } from "./schema/migrate.ts";
import { crashJobs, workOn } from "./testing/crash-job.ts";
import { addressOf, asAdmin, newDatabase, serverAddress } from "./testing/database.ts";
import { temporary } from "./testing/run-folder.ts";
import { quietLog, testKey } from "./testing/stand-ins.ts";

const open = (env: Record<string, string>, share = false) =>
  openStore(readConfig({ STOEP_KEY: testKey, ...env }), { log: quietLog, share });

test("without an address Stoep's own database is made, migrated, kept, and shared with commands", async () => {
  const folder = await mkdtemp(join(temporary, "stoep-store-"));
  const store = await open({ STOEP_FOLDER: folder });
  expect(await store.platform.selectFrom("public.network").selectAll().execute()).toEqual([]);
  const beside = await open({ STOEP_FOLDER: folder }, true);
  expect(beside.url).toBe(store.url);
  await beside.close();
  expect(await store.pool.query("select 1")).toMatchObject({ rowCount: 1 });
  await store.close();
  await rm(folder, { recursive: true });
});

test("with an address, that database is brought up to date", async () => {
  const { url, close } = await newDatabase({ from: "empty" });
  const store = await open({ DATABASE_URL: url });
  expect(await store.platform.selectFrom("public.account").selectAll().execute()).toEqual([]);
  await store.close();
  await close();
});

test("with two addresses the owner migrates and another role serves", async () => {
  const { url: ownerUrl, close } = await newDatabase({ from: "empty" });
  const url = serverAddress(ownerUrl, inject("testDatabase").template);
  // The earlier setup: one role for everything, with a network and jobs.
  const before = await open({ DATABASE_URL: ownerUrl });
  await before.platform.transaction().execute((trx) => createNetworkSchema(trx, "n_gent"));
  await before.pool.query(`insert into public.network (id, slug, name, schema_name, time_zone, languages, created_at)
    values (gen_random_uuid(), 'gent', 'Gent', 'n_gent', 'Europe/Brussels', '{nl}', '2026-01-01')`);
  await (await workOn(before, [crashJobs.once], "send")).stop();
  await before.close();
  await expect(open({ DATABASE_URL: url })).rejects.toThrow("permission denied");

  await expect(open({ DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: ownerUrl })).rejects.toThrow("may change the tables");
  const store = await open({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  await store.pool.query("delete from n_gent.comment; delete from public.session");
  await expect(store.pool.query("alter table public.audit_entry disable trigger all")).rejects.toThrow("must be owner");
  const sender = await workOn(store, [crashJobs.once], "send");
  await sender.enqueue(store.platform, null, crashJobs.once, {});
  await sender.stop();
  await store.close();

  // From now on the server works without the owner's role, until there is something to migrate.
  await (await open({ DATABASE_URL: url })).close();
  await asAdmin(ownerUrl, "delete from public.migration where scope = 'n_gent' and number = 7");
  await expect(open({ DATABASE_URL: url })).rejects.toThrow("n_gent: the database is older than this program");
  await close();
});

test("an address where nothing responds, and a database that does not exist, are reported as such", async () => {
  const nobody = "postgres://stoep@127.0.0.1:1/stoep";
  await expect(open({ DATABASE_URL: nobody })).rejects.toThrow(
    /DATABASE_URL names a database that cannot be used: .*ECONNREFUSED/,
  );
  const { url, close } = await newDatabase({ from: "empty" });
  await expect(open({ DATABASE_URL: addressOf(url, "gone") })).rejects.toThrow(
    /cannot be used: database "gone" does not exist/,
  );
  await close();
});
