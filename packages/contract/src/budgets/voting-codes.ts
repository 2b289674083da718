/** Codes to vote with, where the roll of a vote is `codes`: how they are handed out, and the ballots that are cast with them. D §11 */
import { z } from "zod";
import { fieldError, Id, Instant, Verdict } from "../kernel/index.ts";
import { BallotContent, MyBallot } from "./ballots.ts";
import { CodeIssue, CodeNumbers } from "./results.ts";
import { ReadRound } from "./schemas.ts";
import { codeBatchStates, codeLimits } from "./values.ts";

export const CodeBatchState = z.enum(codeBatchStates);
export type CodeBatchState = z.infer<typeof CodeBatchState>;

/** Letters and digits as they were typed: small ones, spaces and hyphens do no harm. */
export const TypedCode = z.string().min(1, fieldError("codeWrong")).max(codeLimits.typed, fieldError("codeWrong"));

/** What a voter types. It goes in the body, so that no address holds it. */
export const CodeHolder = z.object({ code: TypedCode });
export const CodeBallotContent = BallotContent.extend({ code: TypedCode });
export type CodeBallotContent = z.output<typeof CodeBallotContent>;

/** The vote that a code belongs to, and where its holder stands in it. */
export const CodeBallot = z.object({
  projectId: Id,
  projectTitle: z.string(),
  /** Who holds the vote. */
  organisation: z.string(),
  round: ReadRound,
  ballot: MyBallot,
});
export type CodeBallot = z.infer<typeof CodeBallot>;

/** Codes that are made together by a job, whatever they open. */
export const MadeBatch = z.object({
  id: Id,
  state: CodeBatchState,
  codes: z.number().int(),
  /** How many of them are written, while it runs. */
  written: z.number().int(),
  /** Null while a list waits to be confirmed. */
  serials: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
  createdAt: Instant,
  /** The caller asked for it: nobody else gets its files. */
  isOwn: z.boolean(),
  /** Files to download, and until when. */
  parts: z.number().int(),
  filesUntil: Instant.nullable(),
});
export type MadeBatch = z.infer<typeof MadeBatch>;

/** Codes to vote with that are made together, as letters or as a file for a printer. */
export const CodeBatch = MadeBatch.extend({
  issue: CodeIssue.exclude(["counter"]),
  districtId: Id,
});
export type CodeBatch = z.infer<typeof CodeBatch>;

export const VotingCodes = z.object({
  /** One for each district and way of handing codes out, where there are codes. */
  numbers: z.array(CodeNumbers),
  /** Latest first. */
  batches: z.array(CodeBatch).max(codeLimits.batches),
  /** Codes are made and issued from the opening to the last day. */
  can: z.object({ make: Verdict, revoke: Verdict }),
});
export type VotingCodes = z.infer<typeof VotingCodes>;

const WrongRow = z.object({
  /** As a spreadsheet counts it, from 1. */
  row: z.number().int(),
  problem: z.enum(["empty", "tooManyLines", "tooLong", "listedTwice"]),
});

/** A list of names as it was read; nothing is made of it before it is confirmed, and nothing kept of it where rows are wrong. */
export const CheckedCodeList = z.object({
  batch: CodeBatch.nullable(),
  /** The lines of the first letters. */
  sample: z.array(z.array(z.string())).max(codeLimits.sample),
  wrongRows: z.array(WrongRow).max(codeLimits.wrongRows),
  /** When letters were made from the very same list. */
  usedAt: Instant.nullable(),
});
export type CheckedCodeList = z.infer<typeof CheckedCodeList>;

export const CodeFileOrder = z.object({
  districtId: Id,
  codes: z
    .number()
    .int(fieldError("codesNumber"))
    .min(1, fieldError("codesNumber"))
    .max(codeLimits.codes, fieldError("codesNumber")),
});

/** Told once, to the member of staff who issued it. */
export const IssuedCode = z.object({
  serial: z.number().int(),
  /** As it is read out and printed: "K7QM-3RTX-9WPD-HN42". */
  code: z.string(),
});
export type IssuedCode = z.infer<typeof IssuedCode>;

/** As it is printed beside a code. */
export const CodeSerial = z
  .number()
  .int(fieldError("serialUnknown"))
  .min(1, fieldError("serialUnknown"))
  .max(2_147_483_647, fieldError("serialUnknown"));

export const Revocation = z.object({
  serial: CodeSerial,
});
