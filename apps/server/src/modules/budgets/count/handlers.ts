import { budgets, secrecy } from "@stoep/contract/budgets";
import { type Guest, guest, type Network, type Resident, type Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { isProjectReadBy } from "../store/read.ts";
import { ballotFile } from "./ballot-file.ts";
import { findPublished } from "./store/published.ts";

export const countHandlers = handle(budgets, {
  async readBallots(call) {
    return fileFor({ ...call, network: call.actor.network });
  },

  async readPublicBallots({ params, db, bind, ...call }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    return fileFor({ ...call, params, db: bind(network).db, actor: guest, network });
  },
});

interface Reading extends Pick<RouteCall, "config" | "now" | "language"> {
  db: Db;
  actor: Guest | Resident | Staff;
  network: Network;
  params: { roundId: string; districtId: string };
}

/** Refuses with `not_found`. */
async function fileFor({ db, actor, params, ...reading }: Reading) {
  const published = await findPublished(db, params, secrecy.ballots);
  const isRead = published && (await isProjectReadBy(db, published.projectId, { actor, now: reading.now }));
  return isRead ? ballotFile(published, { db, ...reading }) : refuse("not_found");
}
