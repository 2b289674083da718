import { participation } from "@stoep/contract/participation";
import { guest } from "#kernel/actor.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { mayRead } from "../../readers.ts";
import { listCardPage, readAsGuest } from "../read-projects.ts";
import { todayIn } from "../rules.ts";
import { listFollowedCards, selectReadProjects } from "../store/read-projects.ts";
import { viewCard, viewReadProject } from "../views.ts";

const pageSize = 20;

export const readHandlers = handle(participation, {
  async readProject({ params, query, actor, db, now, language }) {
    const reader = actor.kind === "resident" ? actor.residentId : null;
    const row = await selectReadProjects(db, query.language ?? language, reader)
      .where("project.id", "=", params.projectId)
      .where((eb) => mayRead(eb, actor))
      .executeTakeFirst();
    return row ? viewReadProject(row, { network: actor.network, actor, now }) : refuse("not_found");
  },

  async readPublicProject({ params, query, db, bind, language, now }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const reader = { network, language: query.language ?? language, now };
    return (await readAsGuest(bind(network).db, params.projectId, reader)) ?? refuse("not_found");
  },

  async listOpenProjects({ actor, query, db, now, language }) {
    return listCardPage(db, { actor, network: actor.network, language, now, pageSize }, query.cursor);
  },

  async listFollowedProjects({ actor, query, db, now, language }) {
    const { network } = actor;
    const clock = { now, timeZone: network.timeZone, today: todayIn({ now, timeZone: network.timeZone }) };
    const place = readPageCursor(query.cursor);
    const rows = await listFollowedCards(db, { actor, language, ...clock, place, limit: pageSize + 1 });
    const { page, next } = cutPage(rows, pageSize, (row) => [row.followedAt, row.id]);
    return { items: page.map((row) => viewCard(row, { actor, network, now })), next };
  },

  async listPublicProjects({ params, query, db, bind, language, now }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const { organisationId, cursor } = query;
    const reader = { actor: guest, network, language: query.language ?? language, now, organisationId, pageSize };
    return listCardPage(bind(network).db, reader, cursor);
  },
});
