/** What residents, guests and staff read of ideas. */

import { Id, Instant, type Language } from "@stoep/contract/kernel";
import { type IdeaFilter, ideaLimits, participation } from "@stoep/contract/participation";
import { z } from "zod";
import { guest, type Network } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { rankSimilar } from "#modules/shouts/index.ts";
import { loadReadIdea, type ReaderScope } from "../presentation.ts";
import { wantedTypes } from "../rules.ts";
import { listCards, listCardsByIds, listOwn, listPlaces, listSupported } from "../store/cards.ts";
import { findReadable, type IdeaProject } from "../store/projects.ts";
import { listRecords } from "../store/records.ts";
import type { Reader } from "../store/selections.ts";
import { listComparable } from "../store/similar.ts";
import { viewCard, viewRecord } from "../views.ts";

const size = ideaLimits.pageSize;
const places = {
  newest: z.tuple([Instant, Id]),
  records: z.tuple([Id]),
  support: z.tuple([z.string().regex(/^\d{1,9}$/), Id]),
};

export const readHandlers = handle(participation, {
  async listIdeas(call) {
    return listPage(scopeOf(call), call.params.projectId, call.query);
  },

  async listPublicIdeas(call) {
    return listPage(await publicScope(call, call.params.networkSlug), call.params.projectId, call.query);
  },

  async listPublicIdeaRecords(call) {
    const { types, cursor } = call.query;
    const scope = await publicScope(call, call.params.networkSlug);
    const place = readCursor(places.records, cursor)?.[0] ?? null;
    const rows = await listRecords(scope.db, { ...scope, types, place });
    const { page, next } = cutPage(rows, ideaLimits.records, ({ id }) => [id]);
    return { items: page.map((row) => viewRecord(row, scope)), next };
  },

  async listIdeaPlaces(call) {
    const { actor, db, params, query } = call;
    const project = await loadProject(scopeOf(call), params.projectId);
    const rows = await listPlaces(db, actor, project.id, cardFilter(query, project));
    return { items: rows.slice(0, ideaLimits.points), isCut: rows.length > ideaLimits.points };
  },

  async listMyIdeas(call) {
    const { actor, db, query } = call;
    const rows = await listOwn(db, actor, actor.residentId, readPageCursor(query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewCard(row, scopeOf(call))), next };
  },

  async listSupportedIdeas(call) {
    const { actor, db, query } = call;
    const rows = await listSupported(db, actor, readPageCursor(query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewCard(row, scopeOf(call))), next };
  },

  async readIdea(call) {
    return loadReadIdea(scopeOf(call), call.params.ideaId);
  },

  async readPublicIdea(call) {
    return loadReadIdea(await publicScope(call, call.params.networkSlug), call.params.ideaId);
  },

  async findSimilarIdeas(call) {
    const { actor, body, db, params } = call;
    const scope = scopeOf(call);
    const project = await loadProject(scope, params.projectId);
    const open = await listComparable(db, project.id, body);
    const ids = rankSimilar(`${body.title} ${body.text}`, open, ideaLimits.similar);
    return { items: (await listCardsByIds(db, actor, ids)).map((row) => viewCard(row, scope)) };
  },
});

const scopeOf = <C extends { actor: Reader & { network: Network }; db: Db; language: Language; now: Date }>(
  call: C,
) => ({
  ...call,
  network: call.actor.network,
});

type GuestCall = Pick<RouteCall<ReaderScope["actor"], Db>, "bind" | "language" | "now"> & {
  db: Db;
  query: { language?: Language | undefined };
};

/** As somebody who is not signed in. Refuses with `not_found`. */
async function publicScope({ bind, db, language, now, query }: GuestCall, networkSlug: string): Promise<ReaderScope> {
  const network = (await findNetworkBySlug(db, networkSlug)) ?? refuse("not_found");
  return { db: bind(network).db, actor: guest, network, language: query.language ?? language, now };
}

const loadProject = async (scope: ReaderScope, projectId: string): Promise<IdeaProject> =>
  (await findReadable(scope.db, scope, projectId)) ?? refuse("not_found");

type ListFilter = Omit<IdeaFilter, "sort" | "cursor">;

/** A phase that the project does not have, or no longer, limits nothing. */
const cardFilter = ({ phaseId, ...filter }: ListFilter, { isPhased, phases }: IdeaProject) => ({
  ...filter,
  types: wantedTypes(filter, isPhased ? phases.find(({ id }) => id === phaseId)?.ideaTypes : []),
});

async function listPage(scope: ReaderScope, projectId: string, { sort, cursor, ...filter }: IdeaFilter) {
  const { db, actor } = scope;
  const project = await loadProject(scope, projectId);
  const place = readCursor(places[sort], cursor);
  const rows = await listCards(db, actor, project.id, {
    filter: cardFilter(filter, project),
    sort,
    place,
    limit: size + 1,
  });
  const { page, next } = cutPage(rows, size, ({ createdAt, supportCount, id }) => [
    sort === "newest" ? createdAt : String(supportCount),
    id,
  ]);
  return { items: page.map((row) => viewCard(row, scope)), next };
}
