/** What editors and readers see of a round. */
import type { ReadRound, Round, RoundCandidate, RoundList } from "@stoep/contract/budgets";
import { dayAt, type Language } from "@stoep/contract/kernel";
import { peopleCount } from "@stoep/contract/people-count";
import type { Network } from "#kernel/actor.ts";
import type { StoredProject } from "#modules/participation/index.ts";
import { viewCodeNumbers, viewDistrictResult } from "./count/index.ts";
import { budgetingPhases, createVerdict, type StaffContext, todayOf, verdictsOn } from "./policy.ts";
import { normalContent, stateOfRound, unitsOf } from "./rules.ts";
import type { listCandidates } from "./store/candidates.ts";
import type { ReadRoundRow } from "./store/read.ts";
import type { StoredRound } from "./store/rounds.ts";
import { words } from "./texts.ts";

export function viewRound(context: StaffContext, round: StoredRound, project: StoredProject): Round {
  return {
    ...normalContent(round),
    id: round.id,
    number: round.number,
    phaseId: round.phaseId,
    phaseTitle: project.phases.find(({ id }) => id === round.phaseId)?.title ?? null,
    state: stateOfRound(round, todayOf(context)),
    version: round.version,
    savedAt: round.savedAt.toISOString(),
    currency: round.openedAt === null ? project.currency : round.currency,
    ideas: round.ideas.map(viewIdea),
    openedAt: round.openedAt?.toISOString() ?? null,
    codeDistrictIds: round.codeDistrictIds,
    importedFrom: round.importedFrom,
    countPercent: round.countPercent,
    replaced: replacementOf(round),
    can: verdictsOn(context, round, project),
  };
}

function viewIdea(idea: StoredRound["ideas"][number]): Round["ideas"][number] {
  const { ideaId, districtId, lockedTitle, lockedLanguage, lockedCost, title, language, cost, isEligible } = idea;
  if (lockedTitle === null || lockedLanguage === null || lockedCost === null)
    return { ideaId, districtId, title, language, cost, isEligible };
  const locked = { title: lockedTitle, language: lockedLanguage, cost: unitsOf(lockedCost) };
  return { ideaId, districtId, ...locked, isEligible: true };
}

const replacementOf = ({ replacedAt, replacedBecause }: Pick<StoredRound, "replacedAt" | "replacedBecause">) =>
  replacedAt === null ? null : { at: replacedAt.toISOString(), reason: replacedBecause };

const later = (one: StoredRound, other: StoredRound): number =>
  (other.replacedAt?.getTime() ?? 0) - (one.replacedAt?.getTime() ?? 0);

/** `rounds`: latest made first. */
export function viewRounds(context: StaffContext, rounds: readonly StoredRound[], project: StoredProject): RoundList {
  const standing = rounds.filter(({ replacedAt }) => replacedAt === null);
  const replaced = rounds.filter(({ replacedAt }) => replacedAt !== null).toSorted(later);
  const taken = new Set(standing.map(({ phaseId }) => phaseId));
  return {
    rounds: [...standing, ...replaced].map((round) => viewRound(context, round, project)),
    freePhases: budgetingPhases(project)
      .filter(({ id }) => !taken.has(id))
      .map(({ id, title }) => ({ id, title })),
    canCreate: createVerdict(context.actor, project, rounds.length),
  };
}

type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number];

export const viewCandidate = ({ ideaId, title, language, cost, neighbourhoodId }: CandidateRow): RoundCandidate => ({
  ideaId,
  title,
  language,
  cost,
  neighbourhoodId,
});

interface ReadingContext {
  network: Pick<Network, "timeZone">;
  language: Language;
  now: Date;
}

export function viewReadRound(row: ReadRoundRow, { network, language, now }: ReadingContext): ReadRound[] {
  const { opensOn, endsOn, currency } = row;
  const state = stateOfRound(row, dayAt(now, network.timeZone));
  // What is open has all of it.
  if (state === "draft" || opensOn === null || endsOn === null || currency === null) return [];
  const isPast = state === "finished" || state === "replaced";
  const shown = {
    id: row.id,
    number: row.number,
    state,
    phaseId: row.phaseId,
    opensOn,
    endsOn,
    currency,
    ballot: row.ballot,
    atLeast: row.atLeast,
    atMost: row.atMost,
    rule: row.rule,
    stopsAtFirst: row.stopsAtFirst,
    roll: row.roll,
    leastAge: row.leastAge,
    importedFrom: row.importedFrom,
    districts: row.districts.map(({ id, name, budget, neighbourhoods }) => ({
      id,
      name,
      budget: budget ?? 0,
      neighbourhoods,
      ideas: row.ideas
        .filter(({ districtId }) => districtId === id)
        .map((idea) => viewReadIdea(idea, isPast ? language : null)),
    })),
    replaced: replacementOf(row),
    turnout: state === "replaced" ? null : viewTurnout(row.turnout),
    result: viewResult(row),
    codes: row.countedAt === null || row.roll !== "codes" ? null : viewCodeNumbers(row.codes),
  };
  return [shown];
}

function viewTurnout(rows: ReadRoundRow["turnout"]): ReadRound["turnout"] {
  const [first] = rows;
  if (!first) return null;
  const districts = rows.map(({ districtId, voters }) => ({ districtId, voters: peopleCount(voters) }));
  // All of a vote are counted at once.
  return { asOf: new Date(first.asOf).toISOString(), districts };
}

function viewResult({ countedAt, results, ideas }: ReadRoundRow): ReadRound["result"] {
  if (countedAt === null) return null;
  const idsOf = (one: string) => ideas.filter(({ districtId }) => districtId === one).map(({ ideaId }) => ideaId);
  const districts = results.map((result) => viewDistrictResult(result, idsOf(result.districtId)));
  return { countedAt: countedAt.toISOString(), districts };
}

type ReadIdea = ReadRound["districts"][number]["ideas"][number];

/** `past`: the reader's language once nobody votes any more, when titles that staff hid are left out. docs/decisions/2026-11-29-a-vote-keeps-its-titles.md */
function viewReadIdea(idea: ReadRoundRow["ideas"][number], past: Language | null): ReadIdea {
  const { ideaId, isOpen, isHiddenByStaff, language } = idea;
  const locked = { title: idea.title ?? "", language: language ?? "en" };
  const shown = past !== null && isHiddenByStaff ? { title: words.hiddenIdea[past], language: past } : locked;
  return { ideaId, ...shown, cost: unitsOf(idea.cost ?? 0), isOpen };
}
