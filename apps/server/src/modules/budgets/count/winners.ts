/** What won a vote goes on to be carried out, once, after the count: a count that copies many ballots holds no idea meanwhile. D §11 */
import { hourMs, Id, sumOf } from "@stoep/contract/kernel";
import { z } from "zod";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import { chooseByVote, shareProject } from "#modules/participation/index.ts";
import { recordChosen } from "../log.ts";
import { votableTypes } from "../rules.ts";
import { lockRound, type StoredRound } from "../store/rounds.ts";
import { findCountedVote, listWinners, markChosen } from "./store/winners.ts";

/** Enqueued by the count. */
export const chooseWinners: Job<{ roundId: string }> = defineJob({
  name: "budgets.chooseWinners",
  payload: z.object({ roundId: Id }),
  retries: 10,
  heartbeatSeconds: 30,
  run: (payload, call) => call.transact((inside) => choose(inside, payload)),
});

async function choose(call: JobCall<Tx>, { roundId }: { roundId: string }): Promise<void> {
  const { db, network, now } = call;
  if (!network) throw new Error("a vote belongs to a network");
  const known = await findCountedVote(db, roundId);
  if (!known) return;
  await shareProject(db, known.projectId);
  const round = await lockRound(db, roundId);
  const project = await findCountedVote(db, roundId);
  if (!round || !project || project.chosenAt !== null) return;
  if (!project.isLive) {
    // A deleted project may be put back; if it is not, the vote goes with it.
    await call.enqueue(chooseWinners, { roundId }, { at: new Date(now.getTime() + hourMs) });
    return;
  }
  const ideas = await goOn(db, round, now);
  if (sumOf(ideas, (count) => count) === 0) return;
  await recordChosen(call, { id: roundId, project, networkId: network.id, ideas });
  await call.announce("participation", { networkId: network.id });
}

/** The project must be shared or held, the round locked and counted. Returns how many ideas of each district went on. */
export async function goOn(db: Tx, { id, projectId, districts, ideas }: StoredRound, at: Date): Promise<number[]> {
  const winners = await listWinners(db, id);
  const won = districts.map((district) => {
    const known = ideas.filter(({ districtId }) => districtId === district.id);
    return (winners.get(district.id) ?? []).flatMap((place) => known[place]?.ideaId ?? []);
  });
  await markChosen(db, id, at);
  const chosen = new Set(await chooseByVote(db, { projectId, ideaIds: won.flat(), types: votableTypes }, at));
  return won.map((ideaIds) => ideaIds.filter((ideaId) => chosen.has(ideaId)).length);
}
