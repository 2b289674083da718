import { Id, type Language } from "@stoep/contract/kernel";
import { participation } from "@stoep/contract/participation";
import { z } from "zod";
import type { Guest, Network, Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readCursor, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { mayRead } from "../../readers.ts";
import { todayIn } from "../rules.ts";
import { listCards, listFollowedCards, selectReadProjects } from "../store/read-projects.ts";
import { viewCard, viewReadProject } from "../views.ts";

const guest = { kind: "guest" } as const;
const pageSize = 20;
const Place = z.tuple([z.enum(["0", "1", "2"]), z.string().regex(/^-?\d{1,7}$/), Id]);

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
    const row = await selectReadProjects(bind(network).db, query.language ?? language)
      .where("project.id", "=", params.projectId)
      .where((eb) => mayRead(eb, guest))
      .executeTakeFirst();
    return row ? viewReadProject(row, { network, actor: guest, now }) : refuse("not_found");
  },

  async listOpenProjects({ actor, query, db, now, language }) {
    return listPage(db, { actor, network: actor.network, language, now }, query.cursor);
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
    const reader = { actor: guest, network, language: query.language ?? language, now, organisationId };
    return listPage(bind(network).db, reader, cursor);
  },
});

interface CardReader {
  actor: Guest | Resident;
  network: Network;
  language: Language;
  now: Date;
  organisationId?: string | undefined;
}

async function listPage(db: Db, { network, ...reader }: CardReader, cursor: string | undefined) {
  const { timeZone } = network;
  const today = todayIn({ now: reader.now, timeZone });
  const place = readCursor(Place, cursor);
  const rows = await listCards(db, { ...reader, timeZone, today, place, limit: pageSize + 1 });
  const { page, next } = cutPage(rows, pageSize, (row) => [row.standing, row.day, row.id]);
  return { items: page.map((row) => viewCard(row, { ...reader, network })), next };
}
