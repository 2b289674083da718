/** Before the first test: one PostgreSQL for the run (`DATABASE_URL`, or an embedded one in a temporary folder) and the templates. */
import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { systemClock } from "#kernel/clock.ts";
import { openDatabase } from "#kernel/database.ts";
import { useMasterKeys } from "#kernel/keys/installation-keys.ts";
import { startEmbedded } from "../adapters/embedded-postgres.ts";
import { openApp } from "../app.ts";
import { createNetworkSchema, migrate } from "../schema/migrate.ts";
import { clearLeftovers, runFolder } from "./run-folder.ts";
import { anyConfig, noPorts, quietLog, testMasters } from "./stand-ins.ts";
import { aMorning, type SettledTown, settleTown } from "./town-people.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testDatabase: { adminUrl: string; template: string };
    /** Ids of everything in a clone of the settled template. */
    settled: SettledTown;
  }
}

const PREFIX = "stoep-test-";

export default async function setup(project: TestProject) {
  await clearLeftovers(PREFIX);
  const { addressOf, asAdmin, serverAddress, testSchemas } = await import("./database.ts");
  const folder = runFolder(PREFIX);
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded({ folder, isDurable: false });
  const adminUrl = process.env.DATABASE_URL ?? embedded?.ownerUrl ?? "";
  const template = `stoep_test_${process.pid}`;
  const drop = async () => {
    const { rows } = await asAdmin(
      adminUrl,
      `select datname from pg_database where starts_with(datname, '${template}')`,
    );
    for (const { datname } of rows) await asAdmin(adminUrl, `drop database if exists ${datname} with (force)`);
    await asAdmin(adminUrl, `drop role if exists ${template}`);
  };
  await drop();
  await asAdmin(adminUrl, `create database ${template} template template0`);
  // The server's role has the name of the template, and makes the networks.
  await asAdmin(adminUrl, `create role ${template} login password '${template}'`);
  const owner = openDatabase(addressOf(adminUrl, template), { max: 2 });
  await migrate(owner, { serverRole: template });
  await owner.close();
  const url = serverAddress(addressOf(adminUrl, template), template);
  // A network is made in one statement, which takes long on a busy machine.
  const patient = openDatabase(url, { max: 1, hasNoTimeouts: true });
  for (const schema of testSchemas) {
    await patient.platform.transaction().execute((trx) => createNetworkSchema(trx, schema));
  }
  await patient.close();
  const databases = openDatabase(url, { max: 2 });
  useMasterKeys(databases, testMasters);
  // Creating the queues takes longer than anything else at a start.
  await (
    await openApp({ databases, clock: systemClock, config: anyConfig, ports: noPorts, log: quietLog, jobMode: "send" })
  ).close();
  await databases.close();
  await asAdmin(adminUrl, `create database ${template}_settled template ${template}`);
  const home = openDatabase(serverAddress(addressOf(adminUrl, `${template}_settled`), template), { max: 2 });
  useMasterKeys(home, testMasters);
  project.provide("settled", await settleTown(home, aMorning));
  await home.close();
  project.provide("testDatabase", { adminUrl, template });
  return async () => {
    if (!embedded) return drop();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
