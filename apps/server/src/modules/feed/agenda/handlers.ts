import { agendaPageSize, feed } from "@stoep/contract/feed";
import type { Language } from "@stoep/contract/kernel";
import type { Network, Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { monthSpan, spanOf, viewAgendaItem, viewMonth } from "./days.ts";
import { type AgendaReader, countDatesByDay, listAgendaPage } from "./store.ts";

interface AgendaRequest {
  db: Db;
  now: Date;
  network: Pick<Network, "timeZone">;
  reader: AgendaReader;
}

async function loadPage(
  { db, now, network, reader }: AgendaRequest,
  query: { day?: string | undefined; cursor?: string | undefined },
) {
  const span = spanOf(query.day, network.timeZone, now);
  const rows = await listAgendaPage(db, reader, span, readPageCursor(query.cursor));
  const { page, next } = cutPage(rows, agendaPageSize, ({ startsAt, id }) => [startsAt, id]);
  return { items: page.map((row) => viewAgendaItem(row, reader.language, now)), next };
}

async function loadMonth({ db, network, reader }: AgendaRequest, month: string) {
  return viewMonth(month, await countDatesByDay(db, reader, monthSpan(month, network.timeZone), network.timeZone));
}

const asResident = (actor: Resident, language: Language, only: "mine" | undefined): AgendaReader => ({
  language,
  resident: actor,
  onlyMine: only === "mine",
  organisationId: null,
});
const asGuest = (language: Language, organisationId: string | undefined): AgendaReader => ({
  language,
  resident: null,
  onlyMine: false,
  organisationId: organisationId ?? null,
});

export const agendaHandlers = handle(feed, {
  async getAgenda({ query, actor, db, now, language }) {
    return loadPage({ db, now, network: actor.network, reader: asResident(actor, language, query.only) }, query);
  },

  async getAgendaMonth({ query, actor, db, now, language }) {
    const reader = asResident(actor, language, query.only);
    return loadMonth({ db, now, network: actor.network, reader }, query.month);
  },

  async getPublicAgenda({ params, query, db, bind, now, language }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const reader = asGuest(query.language ?? language, query.organisationId);
    return loadPage({ db: bind(network).db, now, network, reader }, query);
  },

  async getPublicAgendaMonth({ params, query, db, bind, now, language }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    return loadMonth(
      { db: bind(network).db, now, network, reader: asGuest(language, query.organisationId) },
      query.month,
    );
  },
});
