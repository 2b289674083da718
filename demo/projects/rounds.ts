/**
 * The votes on citizen budgets: one that was given up, the one that took its place and is to come, one that is still prepared, one under way
 * and one that was counted. All ballots are invented (load/ballots.ts); what they come to is counted as any vote is.
 */
import type { BallotKind, CountingRule, Roll } from "@stoep/contract/budgets";
import type { GentArea } from "../places.ts";
import type { When } from "../shapes.ts";
import { coolerBallot } from "./cooler-ideas.ts";
import { ledebergBallot } from "./ledeberg-ideas.ts";
import type { Span } from "./project.ts";

export interface DemoDistrict {
  name: string;
  budget: number;
  areas: readonly GentArea[];
  /** Keys, in the order of the ballot. */
  ideas: readonly string[];
  /** How many residents have voted, as far as so many live there. */
  voters?: number;
  /** How many ballots there were of nobody in the network, in a vote that is over. */
  ballots?: number;
}

export interface DemoRound {
  key: string;
  /** Key of its project, and which of its phases. */
  project: string;
  phase: number;
  /** Key of a member of staff. */
  author: string;
  prepared: When;
  opened?: When;
  replaced?: { when: When; reason: string };
  days: Span;
  ballot: BallotKind;
  /** With `approval`: how many ideas a ballot names. */
  choices?: readonly [atLeast: number, atMost: number];
  rule: CountingRule;
  roll: Roll;
  leastAge?: number;
  districts: readonly DemoDistrict[];
}

const docks: DemoDistrict = {
  name: "Muide en Kanaaldorpen",
  budget: 60_000,
  areas: ["muide", "kanaaldorpen"],
  ideas: ["dok-steiger", "dok-vergers", "dok-books", "dok-bahce", "dok-wachthuisje", "dok-vogelhut"],
};
const dampoort: DemoDistrict = {
  name: "Sluizeken en Dampoort",
  budget: 50_000,
  areas: ["sluizeken", "dampoort"],
  ideas: ["sluis-kizlar", "dampo-gevels", "sluis-cuisine", "dampo-music"],
};
const replacedAt: When = { daysAgo: 6, at: "11:20" };

const neighbourhoodVote = {
  project: "wijkbudget-dokken",
  phase: 3,
  author: "ada",
  days: [12, 33],
  ballot: "basket",
  rule: "most-votes",
  roll: "residents",
  leastAge: 14,
} as const;

/** Of each phase in the order in which they were prepared. */
export const rounds: readonly DemoRound[] = [
  {
    ...neighbourhoodVote,
    key: "dokken-1",
    prepared: { daysAgo: 14, at: "14:10" },
    opened: { daysAgo: 11, at: "09:45" },
    replaced: {
      when: replacedAt,
      reason:
        "In de lijst van Sluizeken en Dampoort ontbrak een idee: licht en kleur onder de spoorwegbrug. Het werd pas goedgekeurd toen de stemming al vastlag, en dan verandert er niets meer aan. Daarom maken we een nieuwe, met het idee erbij. Er had nog niemand gestemd, en de dagen blijven dezelfde.",
    },
    districts: [docks, dampoort],
  },
  {
    ...neighbourhoodVote,
    key: "dokken-2",
    prepared: replacedAt,
    opened: { daysAgo: 4, at: "15:30" },
    districts: [docks, { ...dampoort, ideas: ["dampo-brug", ...dampoort.ideas] }],
  },
  {
    key: "dokken-scholen",
    project: "wijkbudget-dokken",
    phase: 4,
    author: "ada",
    prepared: { daysAgo: 3, at: "10:30" },
    days: [36, 47],
    ballot: "approval",
    choices: [1, 2],
    rule: "most-votes",
    roll: "codes",
    districts: [
      {
        name: "",
        budget: 10_000,
        areas: [],
        ideas: ["kind-trampoline", "kind-pomp", "kind-fresque", "kind-klimmuur"],
      },
    ],
  },
  {
    key: "klimaat",
    project: "klimaatbudget",
    phase: 2,
    author: "ada",
    prepared: { daysAgo: 24, at: "13:40" },
    opened: { daysAgo: 16, at: "10:05" },
    days: [-9, 12],
    ballot: "basket",
    rule: "most-votes",
    roll: "residents",
    leastAge: 14,
    districts: [
      {
        name: "Noord",
        budget: 80_000,
        areas: ["muide", "kanaaldorpen", "sluizeken", "rabot", "bloemekenswijk", "wondelgem"],
        ideas: coolerBallot.north,
        voters: 412,
      },
      {
        name: "Oost",
        budget: 80_000,
        areas: ["dampoort", "sint-amandsberg", "gentbrugge", "moscou"],
        ideas: coolerBallot.east,
        voters: 287,
      },
      {
        name: "West en Zuid",
        budget: 70_000,
        areas: ["brugse-poort", "mariakerke", "watersportbaan", "nieuw-gent"],
        ideas: coolerBallot.southWest,
        voters: 168,
      },
    ],
  },
  {
    key: "ledeberg",
    project: "buurtbudget-ledeberg",
    phase: 2,
    author: "ada",
    prepared: { daysAgo: 58, at: "09:20" },
    opened: { daysAgo: 47, at: "14:30" },
    days: [-40, -19],
    ballot: "approval",
    choices: [1, 5],
    rule: "equal-shares",
    roll: "residents",
    districts: [
      { name: "Ledeberg", budget: 60_000, areas: ["ledeberg"], ideas: ledebergBallot.ledeberg, ballots: 231 },
      { name: "Moscou", budget: 20_000, areas: ["moscou"], ideas: ledebergBallot.moscou, ballots: 58 },
    ],
  },
];
