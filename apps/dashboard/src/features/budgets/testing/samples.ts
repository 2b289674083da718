import { fakeServer, idOf, now, type Replies, refusal } from "@stoep/client/testing";
import { featureNames, features } from "@stoep/contract/features";
import { aMembership, aSession } from "../../../app/testing/people.ts";
import type { Project, ReadRound, Round, RoundCandidate } from "../parts/words.ts";

export const projectId = idOf(1);
export const roundId = idOf(100);
export const district = { north: idOf(201), south: idOf(202) };
export const place = { muide: idOf(20), dok: idOf(21) };

/** A live citizen budget of two neighbourhoods. */
export const aBudget = (change: Partial<Project> = {}): Project => ({
  id: projectId,
  kind: "budget",
  title: "Een miljoen voor Gent",
  introduction: "",
  textHtml: "",
  language: "nl",
  startsOn: "2026-11-01",
  endsOn: "2027-06-30",
  isBottomUpEnabled: true,
  isReadFirst: false,
  isPhased: true,
  phases: [],
  budget: 100_000,
  currency: "EUR",
  theme: "nature",
  secondTheme: null,
  neighbourhoodIds: [place.muide, place.dok],
  videoUrl: "",
  image: null,
  shoutId: null,
  translations: [],
  state: "published",
  version: 1,
  previewedVersion: 1,
  publishAt: null,
  publishedAt: now,
  editedAt: null,
  savedAt: now,
  createdBy: "Els Peeters",
  isPublic: true,
  endedAt: null,
  timing: "active",
  daysLeft: 200,
  imageFile: null,
  shout: null,
  can: { edit: true, publish: true, setPublic: true, end: true, reopen: true, delete: true },
  ...change,
});

export const anIdea = (number: number, cost: number | null, change: Partial<RoundCandidate> = {}): RoundCandidate => ({
  ideaId: idOf(500 + number),
  title: `Idee ${number}`,
  language: "nl",
  cost,
  neighbourhoodId: place.muide,
  ...change,
});

const onBallot = ({ ideaId, title, language, cost }: RoundCandidate, districtId: string | null) => ({
  ideaId,
  districtId,
  title,
  language,
  cost,
  isEligible: true,
});

/** A complete draft: the whole city, with these ideas. */
export function aRound(ideas: readonly RoundCandidate[], change: Partial<Round> = {}): Round {
  const districts = change.districts ?? [
    { id: district.north, name: "", budget: 100_000, neighbourhoodIds: [place.muide, place.dok] },
  ];
  return {
    id: roundId,
    number: 1,
    phaseId: idOf(31),
    phaseTitle: "Stemmen",
    state: "draft",
    version: 1,
    savedAt: now,
    currency: "EUR",
    opensOn: "2027-01-10",
    endsOn: "2027-01-31",
    ballot: "basket",
    atLeast: 1,
    atMost: 3,
    rule: "most-votes",
    stopsAtFirst: false,
    roll: "residents",
    leastAge: null,
    ideas: ideas.map((idea) => onBallot(idea, districts.length === 1 ? (districts[0]?.id ?? null) : null)),
    openedAt: null,
    codeDistrictIds: [],
    countPercent: null,
    importedFrom: null,
    replaced: null,
    can: { edit: true, open: true, repeat: true, delete: true },
    ...change,
    districts,
  };
}

/** The same as everybody reads it; nobody has voted yet. */
export function asRead(round: Round, change: Partial<ReadRound> = {}): ReadRound {
  const { id, number, phaseId, ballot, atLeast, atMost, rule, stopsAtFirst, roll, leastAge } = round;
  return {
    id,
    number,
    phaseId,
    ballot,
    atLeast,
    atMost,
    rule,
    stopsAtFirst,
    roll,
    leastAge,
    importedFrom: round.importedFrom,
    state: round.state === "draft" ? "upcoming" : round.state,
    opensOn: round.opensOn ?? "",
    endsOn: round.endsOn ?? "",
    currency: round.currency ?? "EUR",
    districts: round.districts.map(({ id: districtId, name, budget }) => ({
      id: districtId,
      name,
      budget: budget ?? 0,
      neighbourhoods: [],
      ideas: round.ideas
        .filter((idea) => idea.districtId === districtId)
        .map(({ ideaId, title, language, cost }) => ({ ideaId, title, language, cost: cost ?? 0, isOpen: true })),
    })),
    replaced: round.replaced,
    turnout: null,
    result: null,
    codes: null,
    ...change,
  };
}

/** An administrator of participation. */
export function ofBudgets() {
  const all = { read: true, write: true, manage: true } as const;
  const none = { read: "no_module_access", write: "no_module_access", manage: "no_module_access" } as const;
  const access = Object.fromEntries(
    featureNames.map((feature) => [feature, features[feature].module === "care" ? none : all]),
  );
  const membership = aMembership({ levels: { network: "editor", participation: "admin", care: null } });
  return aSession(membership, [], access as Parameters<typeof aSession>[2]);
}

type Served = {
  round: Round;
  ideas: readonly RoundCandidate[];
  project?: Project;
  replies?: Replies["budgets"] | undefined;
};

/** A server with one vote, which it saves. */
export function aServer({ round, ideas, project = aBudget(), replies = {} }: Served) {
  let current = round;
  return fakeServer({
    budgets: {
      getRound: () => current,
      listRounds: () => ({ rounds: [current], freePhases: [], canCreate: true }),
      readRounds: () => ({ items: current.state === "draft" ? [] : [asRead(current)] }),
      listRoundCandidates: { items: [...ideas], isCut: false },
      updateRound: ({ body }) => {
        const known = new Map(ideas.map((idea) => [idea.ideaId, idea]));
        const { ideas: chosen = [], ...content } = body.round;
        current = {
          ...current,
          ...(content as Partial<Round>),
          ideas: chosen.flatMap(({ ideaId, districtId = null }) => {
            const idea = known.get(ideaId);
            return idea ? [onBallot(idea, districtId)] : [];
          }),
          version: current.version + 1,
        };
        return current;
      },
      ...replies,
    },
    participation: { getProject: project },
    neighbourhoods: {
      getTileConfig: { tiles: null, currency: "EUR" },
      // The map needs a real browser.
      readAreas: () => {
        throw refusal("not_found");
      },
      readLines: () => {
        throw refusal("not_found");
      },
    },
  });
}
