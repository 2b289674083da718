/**
 * The public participation pages: HTML that reads without account and without script, of a network, of each organisation and of each
 * project; the same for the frames of other sites below `/embed/`; news feeds. Every address of theirs is the same with script and
 * without. docs/decisions/2026-11-29-public-pages-drawn-by-the-server.md
 */
import type { ReadRound } from "@stoep/contract/budgets";
import {
  chosenIdeaTypes,
  type PublicNews,
  type PublicPage,
  type PublicProjectPage,
} from "@stoep/contract/participation";
import type { PublicSurvey } from "@stoep/contract/surveys";
import type { FastifyInstance, FastifyReply } from "fastify";
import { projectPath } from "./cards.ts";
import { openCrowds } from "./crowds.ts";
import { type Answer, type PageRequest, readAsGuest, readerLanguage, textOf } from "./guest-reader.ts";
import { sheet } from "./look.ts";
import { newsFeed } from "./news-feed.ts";
import { addOpenData } from "./open-data.ts";
import { overviewPage, overviewPath } from "./overview.ts";
import { projectPage } from "./project.ts";
import { findResults, type IdeasAnswer } from "./results.ts";
import { type Sent, sendKept, sendOnce } from "./send.ts";
import { type Page, rootOf } from "./shell.ts";
import { addSitemaps } from "./sitemap.ts";
import { failedPage, gonePage, statementPage } from "./statement.ts";

export { shareImage } from "./project.ts";
export { inLanguage } from "./shell.ts";

/** A place in an address for the network: not one of the server's own first parts, which begin other addresses. */
const network = "/:network(^(?!(?:api|dashboard|dev|embed|forms|health|metrics)$)[a-z0-9-]+$)/participation";

/** `sitemapPart`: how many addresses a part of a sitemap has. */
export function addPublicPages(web: FastifyInstance, publicUrl: string, sitemapPart?: number): void {
  web.get(sheet.path, (_, reply) =>
    reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "public, max-age=31536000, immutable")
      .send(sheet.text),
  );
  addSitemaps(web, publicUrl, sitemapPart);
  addOpenData(web, publicUrl);
  const share = openCrowds<string>();
  for (const mayBeFramed of [false, true]) {
    const at = mayBeFramed ? "/embed/:network/participation" : network;
    const to = (show: Show) => (request: PageRequest, reply: FastifyReply) =>
      show({ web, publicUrl, request, reply, mayBeFramed, share });
    web.get(at, to(showOverview));
    web.get(`${at}/:organisation`, to(showOverview));
    web.get(`${at}/projects/:project`, to(showProject));
    if (!mayBeFramed) {
      web.get(`${at}/accessibility`, to(showStatement));
      web.get(`${at}/feed.xml`, to(showNews));
      web.get(`${at}/:organisation/feed.xml`, to(showNews));
    }
    web.get(`${at}/*`, to(showGone));
  }
}

export interface Visit extends Sent {
  web: FastifyInstance;
  publicUrl: string;
  mayBeFramed: boolean;
  share: ReturnType<typeof openCrowds<string>>;
}
type Show = (visit: Visit) => Promise<FastifyReply>;

const pageAt = ({ request, publicUrl, mayBeFramed }: Visit, path: string): Page => ({
  publicUrl,
  path,
  language: readerLanguage(request),
  isEmbedded: mayBeFramed,
});
const slugOf = ({ request }: Visit) => ({ slug: request.params.network ?? "" });

/** `make`: the page, or the status of what it shows. Other readers of the same address have the same one. */
async function sendPage(visit: Visit, page: Page, make: () => Promise<string | number>) {
  let status = 404;
  const text = await visit.share(`${page.language} ${visit.request.url}`, async () => {
    const made = await make();
    if (typeof made === "string") return made;
    status = made;
    return null;
  });
  return text === null ? showMissing(visit, status) : sendKept(visit, text);
}

async function showOverview(visit: Visit) {
  const { web, request } = visit;
  const { organisation } = request.params;
  const page = pageAt(visit, overviewPath(slugOf(visit), organisation));
  const cursor = textOf(request.query.cursor);
  const { language } = page;
  const query = { organisationId: organisation, language, cursor };
  return sendPage(visit, page, async () => {
    const readSurveys = () =>
      readAsGuest<{ items: PublicSurvey[] }>(web, request, "surveys", { organisationId: organisation, language });
    const [{ status, body }, open] = await Promise.all([
      readAsGuest<PublicPage>(web, request, "participation", query),
      cursor === undefined ? readSurveys() : null,
    ]);
    if (status !== 200) return status;
    const surveys = open ? itemsOf(open) : [];
    return organisation !== undefined && body.organisation === null
      ? 404
      : overviewPage(page, { ...body, surveys }, cursor);
  });
}

async function showProject(visit: Visit) {
  const { web, request } = visit;
  const id = request.params.project ?? "";
  const page = pageAt(visit, projectPath(slugOf(visit), id));
  const { language } = page;
  const at = encodeURIComponent(id);
  const read = (query: { types?: readonly string[]; cursor?: string } = {}): Promise<IdeasAnswer> =>
    readAsGuest(web, request, `projects/${at}/ideas`, { sort: "support", language, ...query });
  const types = chosenIdeaTypes;
  const readProject = () => readAsGuest<PublicProjectPage>(web, request, `participation/projects/${at}`, { language });
  const readVotes = () => readAsGuest<{ items: ReadRound[] }>(web, request, `projects/${at}/rounds`, { language });
  return sendPage(visit, page, async () => {
    const [found, all, first] = await Promise.all([readProject(), read(), read({ types })]);
    if (found.status !== 200) return found.status;
    const votes = found.body.project.kind === "budget" ? await readVotes() : null;
    const rounds = votes ? itemsOf(votes) : [];
    const chosen = await findResults({ first, readNext: (cursor) => read({ types, cursor }), rounds });
    return projectPage(page, found.body, { all: itemsOf(all), chosen, rounds });
  });
}

const itemsOf = <T>({ status, body }: Answer<{ items: T[] }>): T[] => (status === 200 ? body.items : []);

async function showNews(visit: Visit) {
  const { web, request } = visit;
  const { organisation } = request.params;
  const page = pageAt(visit, overviewPath(slugOf(visit), organisation));
  const { language } = page;
  const found = await readAsGuest<PublicNews>(web, request, "participation/news", {
    organisationId: organisation,
    language,
  });
  if (found.status !== 200) return showMissing(visit, found.status);
  if (organisation !== undefined && found.body.organisation === null) return showMissing(visit, 404);
  return sendKept({ ...visit, type: "application/rss+xml; charset=utf-8" }, newsFeed(page, found.body));
}

async function showStatement(visit: Visit) {
  const page = pageAt(visit, `${rootOf(slugOf(visit))}/accessibility`);
  const found = await readAsGuest<PublicPage>(visit.web, visit.request, "participation", { language: page.language });
  return found.status === 200
    ? sendKept(visit, statementPage(page, found.body.network))
    : showMissing(visit, found.status);
}

const showGone = (visit: Visit) => showMissing(visit, 404);

/** What is not there, or not for everybody, and what never was look the same. */
async function showMissing(visit: Visit, status: number) {
  const page = pageAt(visit, rootOf(slugOf(visit)));
  if (status === 429 || status >= 500) return sendOnce(visit, status, failedPage(page));
  const { language } = page;
  const found = await readAsGuest<PublicPage>(visit.web, visit.request, "participation", { language });
  return sendOnce(visit, 404, gonePage(page, found.status === 200 ? found.body.network : null));
}
