import { budgets } from "@stoep/contract/budgets";
import type { Language } from "@stoep/contract/kernel";
import { type Guest, guest, type Network, type Resident, type Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { fileOptions, listFile } from "#modules/files/index.ts";
import { resultFile, resultRows } from "../count/index.ts";
import { loadProject } from "../presentation.ts";
import { isProjectReadBy, listOpened } from "../store/read.ts";
import { findProjectOf } from "../store/rounds.ts";
import { viewReadRound } from "../views.ts";

export const readHandlers = handle(budgets, {
  async readRounds({ params, actor, db, now, language }) {
    return readAll({ db, actor, network: actor.network, now, language }, params.projectId);
  },

  async readPublicRounds({ params, query, db, bind, now, ...call }) {
    const language = query.language ?? call.language;
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    return readAll({ db: bind(network).db, actor: guest, network, now, language }, params.projectId);
  },

  async exportResult(call) {
    const { actor, db, now, language, params } = call;
    const projectId = (await findProjectOf(db, actor.organisation.id, params.roundId)) ?? refuse("not_found");
    const { title } = await loadProject(call, projectId);
    const { items } = await readAll({ db, actor, network: actor.network, now, language }, projectId, params.roundId);
    const round = items.find(({ result }) => result !== null) ?? refuse("not_found");
    async function* rows() {
      yield* resultRows(round);
    }
    return listFile(resultFile(title, round), rows(), await fileOptions(call));
  },
});

interface Reading {
  db: Db;
  actor: Guest | Resident | Staff;
  network: Network;
  now: Date;
  language: Language;
}

/** `roundId`: that one alone. Refuses with `not_found`. */
async function readAll({ db, actor, ...reading }: Reading, projectId: string, roundId?: string) {
  if (!(await isProjectReadBy(db, projectId, { actor, now: reading.now }))) refuse("not_found");
  const rows = await listOpened(db, actor, { projectId, roundId });
  return { items: rows.flatMap((row) => viewReadRound(row, reading)) };
}
