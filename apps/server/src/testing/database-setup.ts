/** Before the first test: one PostgreSQL for the run (`DATABASE_URL`, or an embedded one in a temporary folder) and the template. */
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#kernel/database.ts";
import { startEmbedded } from "../adapters/embedded-postgres.ts";
import { isAlive } from "../adapters/postgres-program.ts";
import { createNetworkSchema, migrate } from "../schema/run.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testDatabase: { adminUrl: string; template: string };
  }
}

const PREFIX = "stoep-test-";

export default async function setup(project: TestProject) {
  await clearLeftovers();
  const { addressOf, asAdmin, testSchemas } = await import("./database.ts");
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded({ folder, isDurable: false });
  const adminUrl = process.env.DATABASE_URL ?? embedded?.url ?? "";
  const template = `stoep_test_${process.pid}`;
  const drop = async () => {
    const { rows } = await asAdmin(
      adminUrl,
      `select datname from pg_database where starts_with(datname, '${template}')`,
    );
    for (const { datname } of rows) await asAdmin(adminUrl, `drop database ${datname} with (force)`);
  };
  await drop();
  await asAdmin(adminUrl, `create database ${template} template template0`);
  const databases = openDatabase(addressOf(adminUrl, template), { max: 2 });
  await migrate(databases);
  for (const schema of testSchemas) {
    await databases.platform.transaction().execute((trx) => createNetworkSchema(trx, schema));
  }
  await databases.close();
  project.provide("testDatabase", { adminUrl, template });
  return async () => {
    if (!embedded) return drop();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Runs that were killed leave their server and folder behind. */
async function clearLeftovers() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    const folder = join(tmpdir(), name);
    // Starting takes an orphan over, so that it can be stopped like any other.
    const orphan = await startEmbedded({ folder, isDurable: false }).catch(() => null);
    await orphan?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
