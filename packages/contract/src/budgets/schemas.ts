import { z } from "zod";
import {
  Day,
  fieldError,
  Id,
  Instant,
  Language,
  NamedReference,
  textLine,
  textLines,
  Verdict,
} from "../kernel/index.ts";
import { Currency } from "../participation/index.ts";
import { ComparedId } from "./compared-id.ts";
import { CodeNumbers, RoundResult, Turnout } from "./results.ts";
import { ballotFileProblems, ballotKinds, countingRules, rolls, roundLimits, roundStates } from "./values.ts";

export const RoundState = z.enum(roundStates);
export type RoundState = z.infer<typeof RoundState>;
export const BallotKind = z.enum(ballotKinds);
export type BallotKind = z.infer<typeof BallotKind>;
export const CountingRule = z.enum(countingRules);
export type CountingRule = z.infer<typeof CountingRule>;
export const Roll = z.enum(rolls);
export type Roll = z.infer<typeof Roll>;

const Budget = z
  .number()
  .int(fieldError("budgetNumber"))
  .min(1, fieldError("budgetNumber"))
  .max(roundLimits.budget, fieldError("budgetNumber"));

const Choices = z
  .number()
  .int(fieldError("choicesNumber"))
  .min(1, fieldError("choicesNumber"))
  .max(roundLimits.ideas, fieldError("choicesNumber"));

/** A part of the city with a budget of its own; in a vote of the whole city there is one. */
const District = z.object({
  /** Made by the screen, unique within its round. */
  id: ComparedId,
  /** May be empty where there is one. */
  name: textLine(roundLimits.districtName).default(""),
  /** Whole units of the project's currency. */
  budget: Budget.nullable().default(null),
  /** Each belongs to one district at most. */
  neighbourhoodIds: z.array(ComparedId).max(roundLimits.neighbourhoods, fieldError("tooMany")).default([]),
});

/** All that an editor decides about a vote before it opens. */
const RoundFields = z.object({
  /** The first and the last day of voting, by the network's clock; the last one belongs to it. */
  opensOn: Day.nullable().default(null),
  endsOn: Day.nullable().default(null),
  ballot: BallotKind.default("basket"),
  /** For `approval`: how many ideas a ballot names. Kept and unused with `basket`. */
  atLeast: Choices.default(1),
  atMost: Choices.default(3),
  rule: CountingRule.default("most-votes"),
  /** For `most-votes`: nothing after the first idea that does not fit. */
  stopsAtFirst: z.boolean().default(false),
  roll: Roll.default("residents"),
  /** For `residents`: voters confirm that they have this age; null: any. */
  leastAge: z
    .number()
    .int(fieldError("ageNumber"))
    .min(1, fieldError("ageNumber"))
    .max(roundLimits.leastAge, fieldError("ageNumber"))
    .nullable()
    .default(null),
  districts: z.array(District).min(1, fieldError("invalid")).max(roundLimits.districts, fieldError("tooManyDistricts")),
  /** In the order that decides where nothing else does. `districtId` null: not assigned yet. */
  ideas: z
    .array(z.object({ ideaId: ComparedId, districtId: ComparedId.nullable().default(null) }))
    .max(roundLimits.ideas, fieldError("tooManyIdeas"))
    .default([]),
});

const areDifferent = (all: readonly string[]): boolean => new Set(all).size === all.length;

/** What may be saved: limits apply, but it need not be complete; what is missing is refused at the opening. */
export const RoundDraft = RoundFields.refine(({ districts }) => areDifferent(districts.map(({ id }) => id)), {
  path: ["districts"],
  ...fieldError("invalid"),
})
  .refine(({ districts }) => areDifferent(districts.flatMap(({ neighbourhoodIds }) => neighbourhoodIds)), {
    path: ["districts"],
    ...fieldError("neighbourhoodTwice"),
  })
  .refine(({ ideas }) => areDifferent(ideas.map(({ ideaId }) => ideaId)), {
    path: ["ideas"],
    ...fieldError("ideaTwice"),
  });
export type RoundDraft = z.input<typeof RoundDraft>;
export type RoundContent = z.output<typeof RoundDraft>;

/** An idea on the ballot; once the round is open, with title and cost as they were locked. */
const BallotIdea = z.object({
  ideaId: Id,
  districtId: Id.nullable(),
  title: z.string(),
  language: Language,
  /** Whole units of the project's currency; null: not known yet. */
  cost: z.number().int().nullable(),
  /** It can be voted for: accepted or budgeted, and open to readers. Always true once it is locked. */
  isEligible: z.boolean(),
});

const Replacement = z.object({ at: Instant, reason: z.string() });

/** What the file says that it comes from, of a vote that was held elsewhere; null: held here. */
const ImportedFrom = z.string().nullable();

/** What is wrong with a file of ballots, and in which line, counted from 1; 0: with all of it. */
export const BallotFileFault = z.object({ problem: z.enum(ballotFileProblems), line: z.number().int() });
export type BallotFileFault = z.infer<typeof BallotFileFault>;

/** A vote on a citizen budget, for the staff who prepare it. */
export const Round = RoundFields.extend({
  id: Id,
  /** Counted within its phase, from 1. */
  number: z.number().int(),
  phaseId: Id,
  /** Null: the phase is gone. */
  phaseTitle: z.string().nullable(),
  state: RoundState,
  /** Increments with every save; sent back to notice that someone else saved in between. */
  version: z.number().int(),
  savedAt: Instant,
  currency: Currency.nullable(),
  ideas: z.array(BallotIdea),
  openedAt: Instant.nullable(),
  /** Districts for which codes were handed out in the phase; a new vote with codes keeps them. */
  codeDistrictIds: z.array(Id),
  /** How far its count is, once it was asked for and until it is done. */
  countPercent: z.number().int().nullable(),
  importedFrom: ImportedFrom,
  /** Why it was given up for a new one. */
  replaced: Replacement.nullable(),
  can: z.object({ edit: Verdict, open: Verdict, repeat: Verdict, delete: Verdict }),
});
export type Round = z.infer<typeof Round>;

/** An idea that may be put to the vote. */
export const RoundCandidate = z.object({
  ideaId: Id,
  title: z.string(),
  language: Language,
  cost: z.number().int().nullable(),
  /** Where its author lived when it was written: proposes a district. */
  neighbourhoodId: Id,
});
export type RoundCandidate = z.infer<typeof RoundCandidate>;

export const RoundList = z.object({
  /** The standing one of each phase first, then those that were replaced, latest first. */
  rounds: z.array(Round),
  /** Phases of the type budgeting that have no standing round. */
  freePhases: z.array(z.object({ id: Id, title: z.string() })),
  canCreate: Verdict,
});
export type RoundList = z.infer<typeof RoundList>;

/** A vote as everybody reads about it, from the moment at which it is locked. */
export const ReadRound = z.object({
  id: Id,
  number: z.number().int(),
  state: RoundState.exclude(["draft"]),
  phaseId: Id,
  opensOn: Day,
  endsOn: Day,
  currency: Currency,
  ballot: BallotKind,
  atLeast: z.number().int(),
  atMost: z.number().int(),
  rule: CountingRule,
  stopsAtFirst: z.boolean(),
  roll: Roll,
  leastAge: z.number().int().nullable(),
  importedFrom: ImportedFrom,
  districts: z.array(
    z.object({
      id: Id,
      name: z.string(),
      budget: z.number().int(),
      neighbourhoods: z.array(NamedReference),
      ideas: z.array(
        z.object({
          ideaId: Id,
          title: z.string(),
          language: Language,
          cost: z.number().int(),
          /** The idea is still there to be read. */
          isOpen: z.boolean(),
        }),
      ),
    }),
  ),
  replaced: Replacement.nullable(),
  /** Null until the first full hour of the vote, and with votes that were given up. */
  turnout: Turnout.nullable(),
  /** Null until it is counted. */
  result: RoundResult.nullable(),
  /** How many codes were made, revoked and used, told once a vote with codes is counted; else null. */
  codes: z.array(CodeNumbers).nullable(),
});
export type ReadRound = z.infer<typeof ReadRound>;

/** Why a round is given up; a draft of a new one, with the same content, takes its place. */
export const Repetition = z.object({
  version: z.number().int(),
  reason: textLines(roundLimits.reason).min(1, fieldError("reasonRequired")),
});
