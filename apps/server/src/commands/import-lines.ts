import type { Command } from "commander";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import type { CommandContext } from "./command-context.ts";
import { type ImportOptions, runImport } from "./import-run.ts";

interface Options extends ImportOptions {
  name: string;
  attribution: string;
}

export function addImportLines(network: Command, desk: CommandContext): void {
  network
    .command("import-lines")
    .description("replace the street map with GeoJSON lines (plain or gzip)")
    .argument("<file>", "the file, or - for standard input")
    .requiredOption("--network <slug>", "the network they belong to")
    .requiredOption(
      "--attribution <text>",
      'who made the map, as credited on it, such as "© OpenStreetMap contributors"',
    )
    .option("--name <property>", "property that holds the street's name", "name")
    .option("--strict", "load nothing if any line is rejected")
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
