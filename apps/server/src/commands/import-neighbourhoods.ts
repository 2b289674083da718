import { type Command, InvalidArgumentError } from "commander";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import * as residents from "#modules/residents/index.ts";
import type { CommandContext } from "./command-context.ts";
import { type ImportOptions, runImport } from "./import-run.ts";

interface Options extends ImportOptions {
  code: string;
  name: string;
  only?: { property: string; value: string };
  attribution?: string;
}

export function addImportNeighbourhoods(network: Command, desk: CommandContext): void {
  network
    .command("import-neighbourhoods")
    .description("load neighbourhoods from GeoJSON (Polygon, MultiPolygon; plain or gzip); safe to repeat")
    .argument("<file>", "the file, or - for standard input")
    .requiredOption("--network <slug>", "the network they belong to")
    .option("--code <property>", "property that holds the code, which must never change", "code")
    .option("--name <property>", "property that holds the name", "name")
    .option("--only <property=value>", "load only the features with this value", parseOnly)
    .option("--attribution <text>", "who made the map, as credited on it")
    .option("--preview", "show what would change without changing anything")
    .option("--strict", "load nothing if any feature is rejected")
    .addHelpText(
      "after",
      "\nNeighbourhoods overlap if they share more than 0.5 % of the smaller one. The existing one is kept, otherwise the first.",
    )
    .action((file: string, options: Options) => {
      const { code, name, only, attribution } = options;
      const reading = {
        properties: { code, name },
        only,
        attribution,
      };
      return runImport(desk, {
        file,
        options,
        what: "Neighbourhoods",
        place: "feature",
        action: "platform.importNeighbourhoods",
        async run(target, source, watch) {
          const report = await neighbourhoods.importNeighbourhoods(target, source, { ...watch, ...reading });
          const moved = report.isLoaded ? await residents.moveHouseholdsToNewBorders(target.db) : 0;
          if (moved > 0) desk.note(`${moved} households are now in another neighbourhood`);
          return report;
        },
        preview: (target, source, watch) =>
          neighbourhoods.previewNeighbourhoods(target, source, { ...watch, ...reading }, async ({ report }) => report),
      });
    });
}

function parseOnly(text: string): { property: string; value: string } {
  const [, property, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!property || !value) throw new InvalidArgumentError("Expected a pair such as municipality=Gent.");
  return { property, value };
}
