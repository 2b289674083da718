import type { Command } from "commander";
import { sql } from "kysely";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { type CommandContext, withStore } from "./command-context.ts";

export function addMigrate(program: Command, desk: CommandContext): void {
  program
    .command("migrate")
    .description("bring the database up to date, as start does")
    .action(() =>
      withStore(desk, async ({ platform }) => {
        const { rows } = await sql<{ files: number }>`select count(*) as files from public.migration`.execute(platform);
        const networks = await neighbourhoods.listNetworks(platform);
        const where = networks.length === 1 ? "1 network" : `${networks.length} networks`;
        desk.say(`The database is up to date: ${rows[0]?.files ?? 0} migrations, ${where}.`);
      }),
    );
}
