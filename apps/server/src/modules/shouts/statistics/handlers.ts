/** Counts over time. */
import { type NeighbourhoodShouts, shouts } from "@stoep/contract/shouts";
import { handle } from "#kernel/module.ts";
import { ensure } from "#kernel/refuse.ts";
import { fileOptions, listFile } from "#modules/files/index.ts";
import { inboxVerdict } from "../policy.ts";
import { monthsOf, trendingSince } from "../rules.ts";
import { loadFigures } from "./figures.ts";
import { figuresFile, placesFile } from "./spreadsheet.ts";
import * as store from "./store/figures.ts";

export const figureHandlers = handle(shouts, {
  async getShoutFigures({ actor, db, now, query }) {
    ensure(inboxVerdict(actor));
    return loadFigures(db, actor, { period: query.period, now });
  },

  async exportShoutFigures(call) {
    const { actor, db, now, query } = call;
    ensure(inboxVerdict(actor));
    const { timeZone } = actor.network;
    const { months } = monthsOf(query.period, now, timeZone);
    const rows = await store.listMonthRows(db, actor.organisation.id, months);
    const names = await store.listNeighbourhoodNames(db);
    const file = figuresFile(new Map(names.map(({ id, name }) => [id, name])));
    return listFile(file, each(rows), await fileOptions(call));
  },

  async countNeighbourhoodShouts({ db, now }) {
    return { items: viewPlaces(await store.countWrittenByNeighbourhood(db, trendingSince(now))) };
  },

  async exportNeighbourhoodShouts(call) {
    const rows = viewPlaces(await store.countWrittenByNeighbourhood(call.db, trendingSince(call.now)));
    return listFile(placesFile, each(rows), await fileOptions(call));
  },
});

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

type Places = Awaited<ReturnType<typeof store.countWrittenByNeighbourhood>>;
const viewPlaces = (rows: Places): NeighbourhoodShouts[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].map((kinds) => ({
    neighbourhood: { id: kinds[0]?.id ?? "", name: kinds[0]?.name ?? "" },
    kinds: kinds.map(({ kind, written }) => ({ kind, written })),
  }));
