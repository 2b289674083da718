/**
 * What search engines may know of. `/sitemap.xml` names the parts of all networks, `/<network>/sitemap.xml` those of one; an index may not
 * name another index. A part has one kind of things that were published in one year: its address means the same for ever, whatever is published
 * or taken away elsewhere. Where a year has more than a part may hold, further ones go on where the one before ends. All of it is read in
 * batches by keyset and sent as it is read. https://www.sitemaps.org/protocol.html
 */
import { Readable } from "node:stream";
import { daySeconds } from "@stoep/contract/kernel";
import type { PublicNetwork } from "@stoep/contract/neighbourhoods";
import { type PublicAddress, PublicAddressKind, publicPageLimits } from "@stoep/contract/participation";
import type { FastifyInstance, FastifyReply } from "fastify";
import { postPath, projectPath } from "./cards.ts";
import { type Answer, type PageRequest, readAsGuest, textOf } from "./guest-reader.ts";
import { html, type Markup } from "./markup.ts";
import { declaration } from "./news-feed.ts";
import { overviewPath } from "./overview.ts";
import { rootOf } from "./shell.ts";

/** As many as the format allows. */
const partMax = 50_000;
/** Before any network. */
const firstYear = 2000;
const kept = `public, max-age=3600, stale-while-revalidate=${daySeconds}`;

/** `size`: how many addresses a part has. */
export function addSitemaps(web: FastifyInstance, publicUrl: string, size = partMax): void {
  const full = (address: string) => new URL(address, publicUrl).href;
  const networkAt = (slug: string, ip: string): Network => ({
    slug,
    read: (query) =>
      readAsGuest<Batch>(web, { params: { network: slug }, ip }, "participation/addresses", textsOf(query)),
  });
  const nameParts = async function* (networks: readonly Network[]) {
    for (const network of networks)
      for await (const part of listParts(network, size))
        yield html`<sitemap><loc>${full(pathOfPart(network, part))}</loc></sitemap>\n`;
  };
  // Pictures of shared links, and what the screens of the app read as a guest, are part of pages that may be found.
  web.get("/robots.txt", (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", kept)
      .send(
        `User-agent: *\nAllow: /api/files/\nAllow: /api/networks/\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /embed/\nSitemap: ${full("/sitemap.xml")}\n`,
      ),
  );
  web.get("/sitemap.xml", async ({ ip }, reply) => {
    const { statusCode, body } = await web.inject({ url: "/api/networks", remoteAddress: ip });
    if (statusCode !== 200) return reply.code(statusCode).send();
    const { items } = JSON.parse(body) as { items: PublicNetwork[] };
    return send(reply, "sitemapindex", nameParts(items.map(({ slug }) => networkAt(slug, ip))));
  });
  web.get("/:network/sitemap.xml", async ({ params, ip }: PageRequest, reply) => {
    const network = networkAt(params.network ?? "", ip);
    const { status } = await network.read({ limit: 1 });
    return status === 200 ? send(reply, "sitemapindex", nameParts([network])) : refuse(reply, status);
  });
  web.get("/:network/sitemap/:part", async ({ params, query, ip }: PageRequest, reply) => {
    const network = networkAt(params.network ?? "", ip);
    const part = partAt(params.part ?? "", textOf(query.after));
    if (part === undefined) return refuse(reply, 404);
    const { status, body } = await network.read({ ...queryOf(part), limit: 1 });
    if (status !== 200 || (part !== pages && body.items.length === 0)) return refuse(reply, status);
    return send(reply, "urlset", listLocations(network, part, size, full));
  });
}

interface Batch {
  items: PublicAddress[];
  next: string | null;
}
interface Query {
  kind?: PublicAddressKind;
  since?: number;
  until?: number;
  cursor?: string | undefined;
  limit: number;
}
interface Network {
  slug: string;
  read: (query: Query) => Promise<Answer<Batch>>;
}

/** The pages of the network itself. */
const pages = "pages";
/** `after`: where the part before it ends; undefined for the first of its year. */
type Part = typeof pages | { kind: PublicAddressKind; year: number; after: string | undefined };

const textsOf = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === undefined ? value : String(value)]));

const queryOf = (part: Part) =>
  part === pages ? {} : { kind: part.kind, since: part.year, until: part.year, cursor: part.after };

function pathOfPart({ slug }: Network, part: Part): string {
  if (part === pages) return `/${slug}/sitemap/${pages}.xml`;
  const { kind, year, after } = part;
  return `/${slug}/sitemap/${kind}-${year}.xml${after === undefined ? "" : `?after=${after}`}`;
}

/** Undefined: there is no such part. */
function partAt(name: string, after: string | undefined): Part | undefined {
  if (name === `${pages}.xml`) return pages;
  const [, named, year] = /^([a-z]+)-(\d{4})\.xml$/.exec(name) ?? [];
  const kind = PublicAddressKind.options.find((one) => one === named);
  return kind && { kind, year: Number(year), after };
}

/** All that have something. */
async function* listParts(network: Network, size: number): AsyncGenerator<Part> {
  yield pages;
  for (const kind of PublicAddressKind.options) {
    let year = await nextYear(network, kind, firstYear);
    while (year !== null) {
      let after: string | undefined;
      do {
        const part: Part = { kind, year, after };
        yield part;
        after = undefined;
        for await (const { next } of readBatches(network, part, size)) after = next ?? undefined;
      } while (after !== undefined);
      year = await nextYear(network, kind, year + 1);
    }
  }
}

/** In which something of this kind was published, from `since` on; null: none. */
async function nextYear({ read }: Network, kind: PublicAddressKind, since: number): Promise<number | null> {
  const [first] = bodyOf(await read({ kind, since, limit: 1 })).items;
  return first ? new Date(first.publishedAt).getUTCFullYear() : null;
}

/** Of one part, at most `size` addresses. The last one says where the next part goes on. */
async function* readBatches({ read }: Network, part: Part, size: number): AsyncGenerator<Batch> {
  const query = queryOf(part);
  for (let left = size; left > 0; ) {
    const batch = bodyOf(await read({ ...query, limit: Math.min(left, publicPageLimits.addresses) }));
    yield batch;
    if (batch.next === null) return;
    left -= batch.items.length;
    query.cursor = batch.next;
  }
}

function bodyOf({ status, body }: Answer<Batch>): Batch {
  if (status !== 200) throw new Error(`a batch of the sitemap was refused: ${status}`);
  return body;
}

async function* listLocations(network: Network, part: Part, size: number, full: (path: string) => string) {
  const root = rootOf(network);
  if (part === pages) {
    yield [root, `${root}/accessibility`, `/open-data/${network.slug}`].map((path) => locationOf(full(path), null));
    return;
  }
  for await (const { items } of readBatches(network, part, size))
    yield items.map((one) => locationOf(full(pathOf(network, one)), one.changedAt));
}

const locationOf = (address: string, changedAt: string | null): Markup =>
  html`<url><loc>${address}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</url>
`;

function pathOf(network: { slug: string }, { kind, id }: PublicAddress): string {
  if (kind === "organisation") return overviewPath(network, id);
  return kind === "project" ? projectPath(network, id) : postPath(network, id);
}

/** What is not there, and what is asked for wrongly, look the same. */
const refuse = (reply: FastifyReply, status: number) =>
  reply.code(status === 200 || status === 422 ? 404 : status).send();

function send(reply: FastifyReply, element: "urlset" | "sitemapindex", lines: AsyncIterable<Markup | Markup[]>) {
  async function* written() {
    yield html`${declaration}<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`.text;
    for await (const line of lines) yield html`${line}`.text;
    yield `</${element}>\n`;
  }
  return reply.type("application/xml; charset=utf-8").header("cache-control", kept).send(Readable.from(written()));
}
