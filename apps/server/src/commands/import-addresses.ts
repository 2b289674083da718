import { type Command, InvalidArgumentError } from "commander";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import * as residents from "#modules/residents/index.ts";
import { gatherProvided } from "../app.ts";
import type { CommandContext } from "./command-context.ts";
import { type ImportOptions, runImport } from "./import-run.ts";

interface Options extends ImportOptions {
  column?: neighbourhoods.FieldNames;
}

const { addressFields } = neighbourhoods;

export function addImportAddresses(network: Command, desk: CommandContext): void {
  network
    .command("import-addresses")
    .description("load addresses from CSV (UTF-8; plain or gzip); safe to repeat")
    .argument("<file>", "the file, or - for standard input")
    .requiredOption("--network <slug>", "the network they belong to")
    .option(
      "--column <field=column>",
      `column to read instead for ${addressFields.join(", ")}; repeat for each field`,
      parseColumn,
    )
    .option("--preview", "show what would change without changing anything")
    .option("--strict", "load nothing if any row is rejected")
    .addHelpText(
      "after",
      "\nUsual columns: street, housenumber, postcode, lat, lon, and municipality (the network's name without it).",
    )
    .action((file: string, options: Options) => {
      const reading = <T extends object>(watch: T) => ({
        ...watch,
        columns: options.column,
      });
      return runImport(desk, {
        file,
        options,
        what: "Addresses",
        place: "line",
        action: "platform.importAddresses",
        async run(target, source, watch, by) {
          const report = await neighbourhoods.importAddresses(target, source, reading(watch));
          // Open screens are closed, and read their data again.
          const moved = report.isLoaded
            ? await residents.moveHouseholdsToNewAddresses({
                ...by,
                provided: gatherProvided(),
                announce: async () => {},
              })
            : 0;
          if (moved > 0) desk.note(`${moved} households are now in another neighbourhood`);
          return report;
        },
        preview: (target, source, watch) => neighbourhoods.previewAddresses(target, source, reading(watch)),
      });
    });
}

function parseColumn(text: string, before: neighbourhoods.FieldNames = {}): neighbourhoods.FieldNames {
  const [, name, column] = /^([a-zA-Z]+)=(.+)$/.exec(text) ?? [];
  const field = addressFields.find((one) => one === name);
  if (!field || !column) throw new InvalidArgumentError("Expected a pair such as houseNumber=huisnr.");
  return { ...before, [field]: column };
}
