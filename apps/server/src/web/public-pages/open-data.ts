/**
 * Open data: what the public pages show, as CSV, JSON and GeoJSON at addresses that stay, with its licence and a description of its
 * fields (Table Schema). Read in batches as a guest, and sent as it is read, so that its size costs no memory.
 */
import type { DataLicence, NeighbourhoodView, PublicNetwork } from "@stoep/contract/neighbourhoods";
import type { IdeaRecord, PublicPage, ReadProject } from "@stoep/contract/participation";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Cell, csvFile } from "#modules/files/index.ts";
import { chosenLanguage, type PageRequest, readAsGuest, readerLanguage } from "./guest-reader.ts";
import { html } from "./markup.ts";
import {
  type Located,
  type RowContext,
  rowOfIdea,
  rowOfProject,
  rowsOfPhases,
  type SetName,
  setNames,
  sets,
  typeOf,
  typesOf,
} from "./open-data-sets.ts";
import { isFull, madeOf } from "./open-data-slots.ts";
import { sendKept, sendOnce } from "./send.ts";
import { frame, inLanguage, type Page, say } from "./shell.ts";
import { failedPage, gonePage } from "./statement.ts";

/** The licences that a network chooses from: where each is, what it is called, and whether users must name the source. */
const licences = {
  "CC-BY-4.0": { path: "https://creativecommons.org/licenses/by/4.0/", title: "CC BY 4.0", isNamed: true },
  "CC0-1.0": { path: "https://creativecommons.org/publicdomain/zero/1.0/", title: "CC0 1.0", isNamed: false },
  "ODbL-1.0": { path: "https://opendatacommons.org/licenses/odbl/1-0/", title: "ODbL 1.0", isNamed: true },
  "gratis-hergebruik-1.0": {
    path: "https://data.vlaanderen.be/id/licentie/modellicentie-gratis-hergebruik/v1.0",
    title: "Modellicentie Gratis Hergebruik 1.0",
    isNamed: true,
  },
} satisfies Record<DataLicence, object>;
/** As Table Schema names it. */
const licenceOf = ({ dataLicence: name }: PublicNetwork) => ({ name, path: licences[name].path });

const kept = "public, max-age=300, stale-while-revalidate=3600";
const types = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  geojson: "application/geo+json; charset=utf-8",
} as const;
type Format = keyof typeof types;
const file = new RegExp(`^(${setNames.join("|")})\\.(csv|json|geojson|schema\\.json)$`);

const openDataPath = ({ slug }: { slug: string }): string => `/open-data/${slug}`;

export function addOpenData(web: FastifyInstance, publicUrl: string): void {
  web.get("/open-data/:network", (request: PageRequest, reply) => showPage(web, publicUrl, request, reply));
  web.get("/open-data/:network/:file", (request: PageRequest, reply) => sendFile(web, publicUrl, request, reply));
}

async function openNetwork(web: FastifyInstance, request: PageRequest): Promise<PublicNetwork | null> {
  const { status, body } = await readAsGuest<PublicPage>(web, request, "participation", {});
  return status === 200 ? body.network : null;
}

const pageAt = (publicUrl: string, request: PageRequest): Page => ({
  publicUrl,
  path: openDataPath({ slug: request.params.network ?? "" }),
  language: readerLanguage(request),
  isEmbedded: false,
});

async function showPage(web: FastifyInstance, publicUrl: string, request: PageRequest, reply: FastifyReply) {
  const network = await openNetwork(web, request);
  const page = pageAt(publicUrl, request);
  return network
    ? sendKept({ request, reply }, dataPage(page, network))
    : sendOnce({ request, reply }, 404, gonePage(page, null));
}

function dataPage(page: Page, network: PublicNetwork): string {
  const { language, path } = page;
  const title = say(language, "openData.title", { network: network.name });
  const text = say(language, "openData.text");
  const link = (name: string) => html`<li><a href="${path}/${name}">${name}</a></li>`;
  const part = (set: SetName) => html`<section><h2 id="${set}">${say(language, `openData.sets.${set}`)}</h2>
<ul class="row">${Object.keys(types).map((format) => link(`${set}.${format}`))}<li><a href="${inLanguage(`${path}/${set}.schema.json`, language)}">Table Schema</a></li></ul>
<details><summary>${say(language, "openData.fields")}</summary><dl>${sets[set].map(
    (name) => html`<dt>${name}</dt><dd>${say(language, `openData.field.${name}`)}</dd>`,
  )}</dl></details></section>`;
  const { path: licencePath, title: licence, isNamed } = licences[network.dataLicence];
  const terms = say(language, isNamed ? "openData.licence" : "openData.licenceFree", {
    licence,
    network: network.name,
  });
  return frame(
    page,
    network,
    { title, description: text, picture: null, data: null },
    html`<h1 dir="auto">${title}</h1><p class="text">${text}</p><p><a href="${licencePath}" rel="license noopener">${terms}</a></p>${setNames.map(part)}`,
  );
}

async function sendFile(web: FastifyInstance, publicUrl: string, request: PageRequest, reply: FastifyReply) {
  const [, name, format] = file.exec(request.params.file ?? "") ?? [];
  const set = setNames.find((one) => one === name);
  const network = set && (await openNetwork(web, request));
  if (!set || !format || !network) return sendOnce({ request, reply }, 404, gonePage(pageAt(publicUrl, request), null));
  const isOfFields = format === "schema.json";
  if (!isOfFields && isFull()) return refuseForNow(publicUrl, request, reply);
  // Programs of other sites may read it, as it is for everybody.
  reply.headers({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": kept,
  });
  if (isOfFields)
    return reply
      .type(types.json)
      .header("vary", "accept-language")
      .send(schemaOf(set, request, network));
  const language = chosenLanguage(request) ?? network.languages[0] ?? "en";
  const rows = rowsOf({ web, publicUrl, request, network, language }, set);
  reply.type(types[format as Format]).header("link", `<${licenceOf(network).path}>; rel="license"`);
  return reply.send(madeOf(writers[format as Format](set, rows, licenceOf(network))));
}

function refuseForNow(publicUrl: string, request: PageRequest, reply: FastifyReply) {
  reply.header("retry-after", "30");
  return sendOnce({ request, reply }, 503, failedPage(pageAt(publicUrl, request)));
}

function schemaOf(set: SetName, request: PageRequest, network: PublicNetwork): object {
  const language = readerLanguage(request);
  const fields = sets[set].map((name) => ({
    name,
    type: typeOf(name),
    description: say(language, `openData.field.${name}`),
  }));
  const title = say(language, `openData.sets.${set}`);
  return { name: set, title, licenses: [licenceOf(network)], fields, primaryKey: "id" };
}

interface Source {
  web: FastifyInstance;
  publicUrl: string;
  request: PageRequest;
  network: PublicNetwork;
  language: string;
}

async function* rowsOf({ web, publicUrl, request, network, language }: Source, set: SetName): AsyncGenerator<Located> {
  const read = async <T>(path: string, query: Record<string, string | readonly string[] | undefined>) => {
    const { status, body } = await readAsGuest<T>(web, request, path, query);
    if (status !== 200) throw new Error(`open data could not be read: ${status}`);
    return body;
  };
  async function* all<T>(path: string, query: Record<string, string | readonly string[]>) {
    let cursor: string | undefined;
    do {
      const page: { items: T[]; next: string | null } = await read(path, { ...query, cursor });
      yield* page.items;
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }
  if (set === "ideas" || set === "results") {
    for await (const idea of all<IdeaRecord>("participation/ideas", { language, types: typesOf(set) }))
      yield rowOfIdea(idea);
    return;
  }
  const { items } = await read<{ items: NeighbourhoodView[] }>("neighbourhoods", {});
  const centres = new Map(items.map(({ id, centre }) => [id, [centre[0], centre[1]] as const]));
  const full = (address: string) => new URL(address, publicUrl).href;
  const context: RowContext = { network, full, centreOf: (id) => centres.get(id) };
  for await (const project of all<ReadProject>("participation/records", { language })) {
    if (set === "projects") yield rowOfProject(project, context);
    else yield* rowsOfPhases(project, context);
  }
}

type Rows = AsyncIterable<Located>;
type Named = ReturnType<typeof licenceOf>;
const writers: Record<Format, (set: SetName, rows: Rows, licence: Named) => AsyncIterable<string>> = {
  csv: (set, rows) => csvFile({ headings: sets[set] }, cells(set, rows), { timeZone: "UTC", separator: "," }),
  json: (_, rows, licence) => between(`{"license":${JSON.stringify(licence)},"items":[`, rows, ({ row }) => row),
  geojson: (_, rows, licence) =>
    between(`{"type":"FeatureCollection","license":${JSON.stringify(licence)},"features":[`, rows, featureOf),
};

async function* cells(set: SetName, rows: Rows): AsyncGenerator<Cell[]> {
  for await (const { row } of rows) yield sets[set].map((name) => row[name] ?? null);
}

async function* between(start: string, rows: Rows, view: (one: Located) => object) {
  yield start;
  let isFirst = true;
  for await (const one of rows) {
    yield (isFirst ? "" : ",\n") + JSON.stringify(view(one));
    isFirst = false;
  }
  yield "]}\n";
}

const featureOf = ({ row, points }: Located) => ({
  type: "Feature",
  id: row.id,
  geometry: points.length > 1 ? { type: "MultiPoint", coordinates: points } : pointOf(points[0]),
  properties: row,
});
const pointOf = (point: Located["points"][number] | undefined) =>
  point ? { type: "Point", coordinates: point } : null;
