/** Two records that may be the same person: compared, dismissed, merged, and unmerged. S2 §5 */
import { z } from "zod";
import { Id, Instant, pageOf, Verdict } from "../../kernel/index.ts";
import { HelperKind, HelperStatus } from "../choices.ts";
import { Person, PersonHit } from "../people/schemas.ts";

export const duplicateLimits = { pageSize: 20, daysApart: 30 } as const;

export const duplicateReasons = ["name-street", "phone", "name-house"] as const;
export const DuplicateReason = z.enum(duplicateReasons);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

/** Fields that can differ between two records. */
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
/** `total`: on all pages. */
export const DuplicatePage = pageOf(DuplicatePair).extend({ total: z.number().int() });

export const DuplicateSide = z.object({
  person: Person,
  help: z.object({ kind: HelperKind, status: HelperStatus, skills: z.string(), helped: z.number().int() }).nullable(),
});
export type DuplicateSide = z.infer<typeof DuplicateSide>;
export const DuplicateComparison = z.object({
  one: DuplicateSide,
  other: DuplicateSide,
  /** Fields that are filled differently in both records. */
  differs: z.array(MergeField),
  can: z.object({ merge: Verdict }),
});
export type DuplicateComparison = z.infer<typeof DuplicateComparison>;

/** `take`: fields taken from the other record. Fields that only one record has are always kept. */
export const MergeDraft = z.object({
  version: z.number().int(),
  otherVersion: z.number().int(),
  take: z.array(MergeField).max(mergeFields.length).default([]),
});
export type MergeDraft = z.output<typeof MergeDraft>;

export const Merge = z.object({
  id: Id,
  /** The name of the merged record. */
  name: z.string(),
  mergedAt: Instant,
  mergedBy: z.string(),
  /** Until when they can be unmerged. */
  until: Instant,
});
export type Merge = z.infer<typeof Merge>;
