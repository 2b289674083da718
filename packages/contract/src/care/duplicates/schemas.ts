/** Two records that may be one person: shown side by side, told apart, or merged, and taken apart again. S2 §5 */
import { z } from "zod";
import { Id, Instant, pageOf, Verdict } from "../../kernel/index.ts";
import { HelperKind, HelperStatus } from "../choices.ts";
import { Person, PersonHit } from "../people/schemas.ts";

export const duplicateLimits = { pageSize: 20, daysApart: 30 } as const;

export const duplicateReasons = ["name-street", "phone", "name-house"] as const;
export const DuplicateReason = z.enum(duplicateReasons);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

/** What can stand in both records differently. */
export const mergeFields = [
  "name",
  "email",
  "phone",
  "address",
  "introduction",
  "keyRemark",
  "lead",
  "referredBy",
  "memberOrganisation",
  "subscribedOn",
  "picture",
  "help",
  "private",
] as const;
export const MergeField = z.enum(mergeFields);
export type MergeField = z.infer<typeof MergeField>;

export const DuplicatePair = z.object({
  id: Id,
  one: PersonHit,
  other: PersonHit,
  because: z.array(DuplicateReason),
  foundAt: Instant,
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;
/** `total`: of all pages. */
export const DuplicatePage = pageOf(DuplicatePair).extend({ total: z.number().int() });

export const DuplicateSide = z.object({
  person: Person,
  help: z.object({ kind: HelperKind, status: HelperStatus, skills: z.string(), helped: z.number().int() }).nullable(),
});
export type DuplicateSide = z.infer<typeof DuplicateSide>;
export const DuplicateComparison = z.object({
  one: DuplicateSide,
  other: DuplicateSide,
  /** Known in both, and not the same. */
  differs: z.array(MergeField),
  can: z.object({ merge: Verdict }),
});
export type DuplicateComparison = z.infer<typeof DuplicateComparison>;

/** `take`: what is taken over from the other one. What only one has is kept anyway. */
export const MergeDraft = z.object({
  version: z.number().int(),
  otherVersion: z.number().int(),
  take: z.array(MergeField).max(mergeFields.length).default([]),
});
export type MergeDraft = z.output<typeof MergeDraft>;

export const Merge = z.object({
  id: Id,
  /** Of the one that went. */
  name: z.string(),
  mergedAt: Instant,
  mergedBy: z.string(),
  /** Until then they can be taken apart. */
  until: Instant,
});
export type Merge = z.infer<typeof Merge>;
