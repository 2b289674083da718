/** What a resident puts on a ballot, and where they stand in a vote. D §11 */
import { z } from "zod";
import { Day, fieldError, Id, Language, Verdict } from "../kernel/index.ts";
import { ComparedId } from "./compared-id.ts";
import { roundLimits } from "./values.ts";

export const BallotContent = z.object({
  ideaIds: z
    .array(ComparedId)
    .max(roundLimits.ideas, fieldError("tooManyIdeas"))
    .refine((ids) => new Set(ids).size === ids.length, fieldError("ideaTwice")),
  /** Where the vote asks for an age: the voter confirms to have it. */
  confirmsAge: z.boolean().default(false),
});
export type BallotContent = z.output<typeof BallotContent>;

export const MyBallot = z.object({
  /** Whose ideas the caller votes on: where they voted, else where they live now; null: they live in none of the districts. */
  districtId: Id.nullable(),
  hasVoted: z.boolean(),
  /** What the ballot names; null: none was cast, or it cannot be found any more. */
  ideaIds: z.array(Id).nullable(),
  can: z.object({ cast: Verdict, withdraw: Verdict }),
});
export type MyBallot = z.infer<typeof MyBallot>;

/** A vote in which the caller can vote, or change their vote. */
export const OpenVote = z.object({
  roundId: Id,
  projectId: Id,
  /** Of the project, in the caller's language if it is written in it. */
  title: z.string(),
  language: Language,
  endsOn: Day,
  hasVoted: z.boolean(),
});
export type OpenVote = z.infer<typeof OpenVote>;
