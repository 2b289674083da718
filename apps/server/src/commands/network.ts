import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { type Language, languages, Slug } from "@stoep/contract/kernel";
import { currencies, dataLicences } from "@stoep/contract/neighbourhoods";
import { EditNetwork, isFreeSlug } from "@stoep/contract/platform";
import { type Command, InvalidArgumentError, Option } from "commander";
import * as accounts from "#modules/accounts/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import * as platform from "#modules/platform/index.ts";
import * as residents from "#modules/residents/index.ts";
import { type CommandContext, CommandError, networkNamed, withStore } from "./command-context.ts";
import { asOperator, explainRefusal, invalidInput } from "./operator.ts";

interface CreateOptions {
  name: string;
  timeZone: string;
  languages: Language[];
}

export function addNetwork(program: Command, desk: CommandContext): Command {
  const network = program.command("network").description("manage the networks of this installation, one for each city");
  network
    .command("create")
    .description("create a network; import its neighbourhoods and addresses afterwards")
    .argument("<slug>", "its name in web addresses, such as gent", parseSlug)
    .requiredOption("--name <name>", "its display name, such as Gent")
    .option("--time-zone <zone>", "time zone of the city", parseTimeZone, "Europe/Brussels")
    .option("--languages <list>", "languages of its residents, the default first", parseLanguages, [
      "nl",
      "en",
      "fr",
      "tr",
    ])
    .action((slug: string, options: CreateOptions) => create(desk, slug, options));
  network
    .command("edit")
    .description("change the name, time zone, languages, currency, look or map tiles of a network")
    .argument("<slug>")
    .option("--name <name>")
    .option("--time-zone <zone>", "time zone of the city", parseTimeZone)
    .option("--languages <list>", "languages of its residents, the default first", parseLanguages)
    .addOption(new Option("--currency <code>").choices(currencies))
    .option(
      "--tiles <url>",
      "map tiles, such as https://tiles.example.org/{z}/{x}/{y}.png; none for the network's own lines",
    )
    .option("--accent <colour>", "the network's colour, such as #1f5fa8; none for Stoep's own")
    .addOption(new Option("--data-licence <name>", "the licence of its open data").choices(dataLicences))
    .option("--logo <file>", "a picture in place of Stoep's logo; none for Stoep's own")
    .option("--tiles-source <text>", "who made the tiles, as credited on the map")
    .option("--tiles-max-zoom <level>", "default: 19", Number)
    .action((slug: string, options: EditOptions) => edit(desk, slug, options));
  network
    .command("list")
    .description("list the networks and what they contain")
    .action(() => list(desk));
  return network;
}

interface EditOptions extends Partial<CreateOptions> {
  currency?: (typeof currencies)[number];
  dataLicence?: (typeof dataLicences)[number];
  tiles?: string;
  accent?: string;
  logo?: string;
  tilesSource?: string;
  tilesMaxZoom?: number;
}

async function edit(desk: CommandContext, slug: string, options: EditOptions): Promise<void> {
  const { id } = await withStore(desk, (store) => networkNamed(store, slug));
  const { tiles, tilesSource = "", tilesMaxZoom = 19, accent, logo, ...given } = options;
  const picture = logo === undefined ? undefined : await explainRefusal(readLogo(desk, logo));
  await asOperator(desk, async (by) => {
    const before = await neighbourhoods.findNetworkRecord(by.db, id);
    const drawn = tiles === "none" ? null : tiles && { url: tiles, attribution: tilesSource, maxZoom: tilesMaxZoom };
    const coloured = accent === "none" ? null : accent;
    const wanted = EditNetwork.safeParse({
      ...before,
      ...given,
      ...(tiles === undefined ? {} : { tiles: drawn }),
      ...(accent === undefined ? {} : { accent: coloured }),
    });
    if (!wanted.success) throw invalidInput(wanted.error);
    await platform.editNetwork(by, id, wanted.data);
    if (picture !== undefined) await platform.setNetworkLogo(by, id, picture);
  });
  desk.say("Saved.");
}

async function readLogo(desk: CommandContext, file: string): Promise<Buffer | null> {
  if (file === "none") return null;
  if (!(await stat(file).catch(() => null))?.isFile()) throw new CommandError(`There is no file ${file}.`);
  const picture = { name: basename(file), content: createReadStream(file) };
  return platform.shrinkLogo({ config: desk.config() }, picture, null);
}

async function create(desk: CommandContext, slug: string, { name, timeZone, languages }: CreateOptions): Promise<void> {
  const wanted = {
    slug,
    name,
    timeZone,
    languages,
    currency: "EUR" as const,
    tiles: null,
    accent: null,
    dataLicence: "CC-BY-4.0" as const,
  };
  await asOperator(desk, async (by) => {
    if (await accounts.findNetworkBySlug(by.db, slug))
      throw new CommandError(`A network called "${slug}" already exists.`);
    await platform.createNetwork(by, wanted);
  });
  desk.say(`Created ${name}. Next: stoep network import-neighbourhoods <file> --network ${slug}`);
}

const list = (desk: CommandContext) =>
  withStore(desk, async (store) => {
    const networks = await neighbourhoods.listNetworks(store.platform);
    if (networks.length === 0) desk.note("There is no network yet. Create one with: stoep network create");
    const told = (count: number | null) => count ?? "fewer than 10";
    for (const { slug, name, schema, timeZone, languages } of networks) {
      const places = await residents.countHouseholds(store.network(schema));
      const total = residents.viewHouseholdTotal(places);
      const figures = [
        `${places.length} neighbourhoods`,
        `${total.addresses} addresses`,
        `${told(total.registered)} households`,
        `${told(total.residents)} residents`,
      ];
      desk.say([slug, name, timeZone, languages.join(","), ...figures].join("\t"));
    }
  });

function parseSlug(text: string): string {
  if (!Slug.safeParse(text).success) {
    throw new InvalidArgumentError("Use at least two lower-case letters, digits or hyphens, starting with a letter.");
  }
  if (!isFreeSlug(text)) throw new InvalidArgumentError("This name is reserved.");
  return text;
}

function parseTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new InvalidArgumentError("Expected a time zone such as Europe/Brussels.");
  }
}

function parseLanguages(text: string): Language[] {
  const asked = text.split(",").map((one) => one.trim());
  const known = asked.flatMap((one) => languages.filter((language) => language === one));
  if (known.length === asked.length) return [...new Set(known)];
  throw new InvalidArgumentError(`Expected a list of ${languages.join(", ")}.`);
}
