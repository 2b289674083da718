/** Counters and counts over time. S1 §3 Inbox counters */
import { type InboxCounters, kindsOf, shoutCategories, shoutKinds, shouts } from "@stoep/contract/shouts";
import { handle } from "#kernel/module.ts";
import { ensure } from "#kernel/refuse.ts";
import { inboxVerdict } from "../policy.ts";
import { lastMonths, trendingSince, yearBefore } from "../rules.ts";
import * as store from "../store/figures.ts";
import { type Counter, readCounters } from "../store/tally.ts";

export const figureHandlers = handle(shouts, {
  async countShouts({ actor, db }) {
    ensure(inboxVerdict(actor));
    return viewCounters(await readCounters(db, actor.organisation.id, actor.accountId));
  },

  async countShoutThemes({ actor, db, now }) {
    ensure(inboxVerdict(actor));
    return { items: await store.countThemes(db, actor.organisation.id, yearBefore(now)) };
  },

  async getShoutFigures({ actor, db, now }) {
    ensure(inboxVerdict(actor));
    const { timeZone } = actor.network;
    const { since, days } = lastMonths(now, timeZone);
    const arrived = await store.countArrived(db, actor.organisation.id, since, timeZone);
    const done = await store.countDone(db, actor.organisation.id, since, timeZone);
    const median = done.find(({ month }) => month === null)?.median ?? null;
    const sum = (rows: { total: number }[]) => rows.reduce((all, { total }) => all + total, 0);
    return {
      months: days.map((day) => ({
        day,
        written: sum(arrived.filter(({ month }) => day.startsWith(month))),
        done: sum(done.filter(({ month }) => month !== null && day.startsWith(month))),
      })),
      kinds: shoutKinds.map((kind) => ({ kind, written: sum(arrived.filter((one) => one.kind === kind)) })),
      medianHoursToDone: median === null ? null : Math.round(median * 10) / 10,
    };
  },

  async countNeighbourhoodShouts({ db, now }) {
    const rows = await store.countByNeighbourhood(db, trendingSince(now));
    const places = Map.groupBy(rows, ({ id }) => id);
    return {
      items: [...places.values()].map((kinds) => ({
        neighbourhood: { id: kinds[0]?.id ?? "", name: kinds[0]?.name ?? "" },
        kinds: kinds.map(({ kind, written }) => ({ kind, written })),
      })),
    };
  },
});

function viewCounters(rows: Counter[]): InboxCounters {
  const sum = (of: Counter[], key: "total" | "mine" | "unassigned") => of.reduce((all, row) => all + row[key], 0);
  const open = rows.filter(({ status }) => status !== "done");
  return {
    categories: shoutCategories.map((category) => {
      const own = category === "all" ? rows : rows.filter(({ kind }) => kindsOf[category].includes(kind));
      const inStatus = (status: Counter["status"]) =>
        sum(
          own.filter((row) => row.status === status),
          "total",
        );
      return { category, new: inStatus("new"), inProgress: inStatus("in-progress"), done: inStatus("done") };
    }),
    mine: sum(open, "mine"),
    unassigned: sum(open, "unassigned"),
  };
}
