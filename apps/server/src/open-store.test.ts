import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./adapters/environment.ts";
import { openStore } from "./open-store.ts";
import { newDatabase } from "./testing/database.ts";
import { quietLog } from "./testing/quiet.ts";

const open = (env: Record<string, string>, share = false) => openStore(readConfig(env), { log: quietLog, share });

test("without an address the own database is made, migrated, kept, and shared with commands", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stoep-store-"));
  const store = await open({ STOEP_FOLDER: folder });
  expect(await store.platform.selectFrom("public.network").selectAll().execute()).toEqual([]);
  const beside = await open({ STOEP_FOLDER: folder }, true);
  expect(beside.url).toBe(store.url);
  await beside.close();
  expect(await store.pool.query("select 1")).toMatchObject({ rowCount: 1 });
  await store.close();
  await rm(folder, { recursive: true });
});

test("with an address that database is brought up to date", async () => {
  const { url, close } = await newDatabase({ from: "empty" });
  const store = await open({ DATABASE_URL: url });
  expect(await store.platform.selectFrom("public.account").selectAll().execute()).toEqual([]);
  await store.close();
  await close();
});

test("an address where nobody answers, and a database that is not there, are said as such", async () => {
  const nobody = "postgres://stoep@127.0.0.1:1/stoep";
  await expect(open({ DATABASE_URL: nobody })).rejects.toThrow(
    /DATABASE_URL names a database that cannot be used: .*ECONNREFUSED/,
  );
  const { url, close } = await newDatabase({ from: "empty" });
  await expect(open({ DATABASE_URL: `${url}_gone` })).rejects.toThrow(
    /cannot be used: database ".*_gone" does not exist/,
  );
  await close();
});
