/**
 * What search engines may know of, for each network: `/sitemap.xml` names the networks' own, which have at most 50,000 addresses, as the
 * format allows. Read in batches by keyset and sent as it is read. https://www.sitemaps.org/protocol.html
 */
import { Readable } from "node:stream";
import { daySeconds } from "@stoep/contract/kernel";
import type { PublicNetwork } from "@stoep/contract/neighbourhoods";
import type { PublicAddress } from "@stoep/contract/participation";
import type { FastifyInstance, FastifyReply } from "fastify";
import { postPath, projectPath } from "./cards.ts";
import { type PageRequest, readAsGuest } from "./guest-reader.ts";
import { html, type Markup } from "./markup.ts";
import { declaration } from "./news-feed.ts";
import { overviewPath } from "./overview.ts";
import { rootOf } from "./shell.ts";

export const addressesMax = 50_000;
const kept = `public, max-age=3600, stale-while-revalidate=${daySeconds}`;
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const xml = "application/xml; charset=utf-8";

export function addSitemaps(web: FastifyInstance, publicUrl: string): void {
  const full = (address: string) => new URL(address, publicUrl).href;
  // Pictures of shared links, and what the screens of the app read as a guest, are part of pages that may be found.
  web.get("/robots.txt", (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", kept)
      .send(
        `User-agent: *\nAllow: /api/files/\nAllow: /api/networks/\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /embed/\nSitemap: ${full("/sitemap.xml")}\n`,
      ),
  );
  web.get("/sitemap.xml", async (request, reply) => {
    const { statusCode, body } = await web.inject({ url: "/api/networks", remoteAddress: request.ip });
    if (statusCode !== 200) return reply.code(statusCode).send();
    const { items } = JSON.parse(body) as { items: PublicNetwork[] };
    const all = items.map(({ slug }) => html`<sitemap><loc>${full(`/${slug}/sitemap.xml`)}</loc></sitemap>`);
    const text = html`${declaration}<sitemapindex xmlns="${namespace}">${all}</sitemapindex>`.text;
    return reply.type(xml).header("cache-control", kept).send(text);
  });
  web.get("/:network/sitemap.xml", async (request: PageRequest, reply) => sendSitemap(web, full, request, reply));
}

interface Batch {
  items: PublicAddress[];
  next: string | null;
}

async function sendSitemap(
  web: FastifyInstance,
  full: (address: string) => string,
  request: PageRequest,
  reply: FastifyReply,
) {
  const network = { slug: request.params.network ?? "" };
  const read = (cursor?: string) => readAsGuest<Batch>(web, request, "participation/addresses", { cursor });
  const first = await read();
  if (first.status !== 200) return reply.code(first.status === 422 ? 404 : first.status).send();
  async function* lines() {
    yield html`${declaration}<urlset xmlns="${namespace}">${locationOf(full(rootOf(network)), null)}`.text;
    let batch = first.body;
    for (let left = addressesMax - 1; left > 0; left -= batch.items.length) {
      const locations = batch.items.slice(0, left).map((one) => locationOf(full(pathOf(network, one)), one.changedAt));
      yield html`${locations}`.text;
      if (batch.next === null) break;
      const further = await read(batch.next);
      if (further.status !== 200) throw new Error(`a batch of the sitemap was refused: ${further.status}`);
      batch = further.body;
    }
    yield "</urlset>\n";
  }
  return reply.type(xml).header("cache-control", kept).send(Readable.from(lines()));
}

const locationOf = (address: string, changedAt: string | null): Markup =>
  html`<url><loc>${address}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</url>
`;

function pathOf(network: { slug: string }, { kind, id }: PublicAddress): string {
  if (kind === "organisation") return overviewPath(network, id);
  return kind === "project" ? projectPath(network, id) : postPath(network, id);
}
