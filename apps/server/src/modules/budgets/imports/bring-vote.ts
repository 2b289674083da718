/** Writes a vote that was held elsewhere as a counted one, with an idea for each of its projects. Nobody is told. */
import { randomBytes } from "node:crypto";
import { type RoundContent, RoundDraft } from "@stoep/contract/budgets";
import { startOfDay } from "@stoep/contract/kernel";
import { ideaLimits } from "@stoep/contract/participation";
import type { Outcome } from "@stoep/tally";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { importIdea, type StoredProject } from "#modules/participation/index.ts";
import { insertBallots, sealBytes } from "../ballots/index.ts";
import { importCount } from "../count/index.ts";
import { importRound } from "../import.ts";
import type { FileVote } from "./read-vote.ts";

interface Bringing {
  roundId: string;
  phaseId: string;
  /** Held. */
  project: StoredProject;
  actor: Staff;
  now: Date;
}

/** Returns what the round says. Refuses as `importRound` does. */
export async function bringVote(
  db: Tx,
  { vote, outcome }: { vote: FileVote; outcome: Outcome },
  { roundId, phaseId, project, actor, now }: Bringing,
): Promise<RoundContent> {
  const { timeZone } = actor.network;
  const ideaIds = await addIdeas(db, vote, { project, phaseId, actor, now });
  const districtId = newId();
  const draft = draftOf(vote, { districtId, ideaIds, neighbourhoodIds: project.neighbourhoodIds });
  const written = { id: roundId, organisationId: actor.organisation.id, projectId: project.id, phaseId };
  const by = { accountId: actor.accountId, at: now, importedFrom: vote.name };
  await importRound(db, { ...written, ...by }, draft, { openedAt: startOfDay(vote.opensOn, timeZone), timeZone });
  // Nobody of this network cast them: seals of nobody.
  await insertBallots(
    db,
    vote.ballots.map((choices) => ({ roundId, districtId, choices, seal: randomBytes(sealBytes) })),
  );
  await importCount(db, roundId, { countedAt: now, timeZone, outcome });
  return draft;
}

interface Placing {
  districtId: string;
  ideaIds: readonly string[];
  neighbourhoodIds: readonly string[];
}

function draftOf(vote: FileVote, { districtId, ideaIds, neighbourhoodIds }: Placing): RoundContent {
  const { opensOn, endsOn, ballot, atLeast, atMost, budget, rule } = vote;
  return RoundDraft.parse({
    opensOn,
    endsOn,
    ballot,
    atLeast,
    atMost,
    rule: rule.name,
    stopsAtFirst: rule.name === "most-votes" && rule.stopsAtFirst,
    districts: [{ id: districtId, budget, neighbourhoodIds: [...neighbourhoodIds] }],
    ideas: ideaIds.map((ideaId) => ({ ideaId, districtId })),
  });
}

/** Accepted, with their costs, and by the organisation. Returns their ids in the order of the file. */
async function addIdeas(
  db: Tx,
  { ideas, language }: FileVote,
  { project, phaseId, actor, now }: Omit<Bringing, "roundId">,
): Promise<string[]> {
  const [neighbourhoodId] = project.neighbourhoodIds;
  if (neighbourhoodId === undefined) refuse("project_not_live");
  const { organisation, accountId, network } = actor;
  const ids: string[] = [];
  for (const { title, cost } of ideas) {
    const id = newId();
    await importIdea(db, {
      row: {
        id,
        projectId: project.id,
        organisationId: organisation.id,
        phaseId,
        kind: "idea",
        title,
        text: "",
        language: language ?? network.languages[0] ?? "en",
        neighbourhoodId,
        authorName: organisation.name.slice(0, ideaLimits.authorName),
        enteredBy: accountId,
        type: "accepted",
        cost,
        currency: project.currency,
        createdAt: now,
        openAt: now,
      },
      moments: [
        { kind: "written", at: now, byAccount: accountId },
        { kind: "type", at: now, byAccount: accountId, type: "accepted", cost },
      ],
      supporters: [],
    });
    ids.push(id);
  }
  return ids;
}
