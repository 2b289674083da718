import type { Command } from "commander";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import type { Desk } from "./desk.ts";
import { type ImportOptions, runImport } from "./importing.ts";

interface Options extends ImportOptions {
  name: string;
  attribution: string;
}

export function addImportLines(network: Command, desk: Desk): void {
  network
    .command("import-lines")
    .description("load the street map from GeoJSON lines (plain or gzip), in place of the one that is there")
    .argument("<file>", "the file, or - for standard input")
    .requiredOption("--network <slug>", "the network they belong to")
    .requiredOption("--attribution <text>", 'who made the map, such as "© OpenStreetMap contributors"; shown on it')
    .option("--name <property>", "property that holds the street's name", "name")
    .option("--strict", "load nothing when anything is rejected")
    .action((file: string, options: Options) =>
      runImport(desk, {
        file,
        options,
        what: "Street lines",
        place: "feature",
        action: "platform.importLines",
        run: (target, source, watch) =>
          neighbourhoods.importLines(target, source, {
            ...watch,
            attribution: options.attribution,
            nameProperty: options.name,
          }),
      }),
    );
}
