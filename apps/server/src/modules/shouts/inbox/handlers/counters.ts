/** S1 §3 Inbox counters */
import { sumOf } from "@stoep/contract/kernel";
import { type InboxCounters, kindsInCategory, shoutCategories, shouts } from "@stoep/contract/shouts";
import { handle } from "#kernel/module.ts";
import { ensure } from "#kernel/refuse.ts";
import { inboxVerdict } from "../../policy.ts";
import { findAnsweringCity } from "../../store/shouts.ts";
import { type Counter, readCounters } from "../store/counters.ts";

export const counterHandlers = handle(shouts, {
  async countShouts({ actor, db }) {
    ensure(inboxVerdict(actor));
    const { organisation, network } = actor;
    const city = await findAnsweringCity(db, network.id);
    const answeredBy = city && city.id !== organisation.id ? { id: city.id, name: city.name } : null;
    return { answeredBy, ...viewCounters(await readCounters(db, organisation.id, actor.accountId)) };
  },
});

function viewCounters(rows: Counter[]): Omit<InboxCounters, "answeredBy"> {
  const sum = (of: Counter[], key: "total" | "mine" | "unassigned") => sumOf(of, (row) => row[key]);
  const open = rows.filter(({ status }) => status !== "done");
  return {
    categories: shoutCategories.map((category) => {
      const own = category === "all" ? rows : rows.filter(({ kind }) => kindsInCategory[category].includes(kind));
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
