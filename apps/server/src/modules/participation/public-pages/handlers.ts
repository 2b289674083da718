import { Id, Instant } from "@stoep/contract/kernel";
import { participation, publicPageLimits } from "@stoep/contract/participation";
import { z } from "zod";
import { guest } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { readProfile } from "#modules/accounts/index.ts";
import { findPublicNetwork, viewPublicNetwork } from "#modules/neighbourhoods/index.ts";
import { listPlacesInWords } from "../ideas/index.ts";
import { listCardPage, readAsGuest, viewReadProject } from "../projects/index.ts";
import { listAddresses } from "./store/addresses.ts";
import { hasPage, listNewProjects, listOrganisations, listRecords } from "./store/pages.ts";
import { listActivities, listMessages, listNews, listOfProject, listPolls } from "./store/posts.ts";
import { viewNewsOfPost, viewNewsOfProject, viewPost } from "./views.ts";

/** The number of the kind, when it was published, and the id. */
const Place = z.tuple([z.string().regex(/^\d$/), Instant, Id]);

export const publicPageHandlers = handle(participation, {
  /** As many statements however much there is. Of an organisation that has no public page there is nothing. */
  async readPublicPage(call) {
    const { query, now } = call;
    const { network, view, db } = await openNetwork(call);
    const { organisationId, cursor } = query;
    const reader = { language: query.language ?? call.language, now, organisationId };
    const cards = { ...reader, actor: guest, network, pageSize: publicPageLimits.projects };
    const isFirst = cursor === undefined;
    const [organisation, organisations, projects, polls, messages, activities] = await Promise.all([
      organisationId === undefined ? null : findWithPage(db, network, organisationId, now),
      organisationId === undefined && isFirst ? listOrganisations(db, network.id, now) : [],
      listCardPage(db, cards, cursor),
      isFirst ? listPolls(db, reader) : [],
      isFirst ? listMessages(db, reader) : [],
      isFirst ? listActivities(db, reader) : [],
    ]);
    const isNone = organisationId !== undefined && organisation === null;
    const viewAll = (rows: typeof polls) => (isNone ? [] : rows.map((row) => viewPost(row, network, now)));
    return {
      network: view,
      organisation,
      organisations,
      projects: isNone ? { items: [], next: null } : projects,
      polls: viewAll(polls),
      messages: viewAll(messages),
      activities: viewAll(activities),
    };
  },

  async readPublicProjectPage(call) {
    const { params, query, now } = call;
    const { network, view, db } = await openNetwork(call);
    const language = query.language ?? call.language;
    const project = await readAsGuest(db, params.projectId, { network, language, now });
    if (project === null) return refuse("not_found");
    const [profile, posts, places] = await Promise.all([
      readProfile(db, network, project.organisation.id),
      listOfProject(db, { language, now }, project.id),
      listPlacesInWords(db, project.id),
    ]);
    const shown = posts.map((row) => viewPost(row, network, now));
    return { network: view, project, banner: profile?.banner ?? null, posts: shown, places };
  },

  async listPublicNews(call) {
    const { query, now } = call;
    const { network, view, db } = await openNetwork(call);
    const { organisationId } = query;
    const organisation = organisationId === undefined ? null : await findWithPage(db, network, organisationId, now);
    if (organisationId !== undefined && organisation === null) return { network: view, organisation: null, items: [] };
    const reader = { language: query.language ?? call.language, now, organisationId };
    const [projects, posts] = await Promise.all([listNewProjects(db, reader), listNews(db, reader)]);
    const context = { network, actor: guest, now };
    const items = [
      ...projects.map((row) => viewNewsOfProject(viewReadProject(row, context))),
      ...posts.map((row) => viewNewsOfPost(row)),
    ];
    const newest = items.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1)).slice(0, publicPageLimits.news);
    return { network: view, organisation: organisation?.name ?? null, items: newest };
  },

  async listPublicRecords(call) {
    const { query, now } = call;
    const { network, db } = await openNetwork(call);
    const rows = await listRecords(
      db,
      { language: query.language ?? call.language, now },
      readPageCursor(query.cursor),
    );
    const { page, next } = cutPage(rows, publicPageLimits.records, ({ publishedAt, id }) => [publishedAt ?? now, id]);
    return { items: page.map((row) => viewReadProject(row, { network, actor: guest, now })), next };
  },

  async listPublicAddresses(call) {
    const { network, db } = await openNetwork(call);
    const { limit, cursor, ...wanted } = call.query;
    const place = readCursor(Place, cursor);
    const scope = { networkId: network.id, now: call.now, place, limit: limit + 1 };
    const rows = await listAddresses(db, { ...scope, ...wanted });
    const { page, next } = cutPage(rows, limit, (row) => row.place);
    const items = page.map(({ kind, id, publishedAt, changedAt }) => ({
      kind,
      id,
      publishedAt: publishedAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    }));
    return { items, next };
  },
});

/** The network in the path, as its pages show it and as its content is read. */
async function openNetwork({ params, db, bind }: Pick<RouteCall, "db" | "bind"> & { params: { networkSlug: string } }) {
  const { id, schema, ...row } = (await findPublicNetwork(db, params.networkSlug)) ?? refuse("not_found");
  const network = { id, schema, slug: row.slug, name: row.name, timeZone: row.timeZone, languages: row.languages };
  return { network, view: viewPublicNetwork(row), db: bind(network).db };
}

type Opened = Awaited<ReturnType<typeof openNetwork>>;

/** null where it has no public page, too. */
async function findWithPage(db: Opened["db"], network: Opened["network"], id: string, now: Date) {
  const [profile, isThere] = await Promise.all([readProfile(db, network, id), hasPage(db, id, now)]);
  return isThere ? profile : null;
}
