/** Two records that may be one person: shown side by side, told apart, or merged, and taken apart again. S2 §5 */
import { z } from "zod";
import { Id, Instant, pageOf, Verdict } from "../../kernel/index.ts";
import { Person, PersonHit } from "../people.ts";
import { HelperKind, HelperStatus } from "../words.ts";

export const doubleLimits = { pageSize: 20, daysApart: 30 } as const;

export const doubleReasons = ["name-street", "phone", "name-house"] as const;
export const DoubleReason = z.enum(doubleReasons);
export type DoubleReason = z.infer<typeof DoubleReason>;

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

export const Double = z.object({
  id: Id,
  one: PersonHit,
  other: PersonHit,
  because: z.array(DoubleReason),
  foundAt: Instant,
});
export type Double = z.infer<typeof Double>;
/** `total`: of all pages. */
export const DoublePage = pageOf(Double).extend({ total: z.number().int() });

export const DoubleSide = z.object({
  person: Person,
  help: z.object({ kind: HelperKind, status: HelperStatus, skills: z.string(), helped: z.number().int() }).nullable(),
});
export type DoubleSide = z.infer<typeof DoubleSide>;
export const DoubleCompared = z.object({
  one: DoubleSide,
  other: DoubleSide,
  /** Known in both, and not the same. */
  differs: z.array(MergeField),
  can: z.object({ merge: Verdict }),
});
export type DoubleCompared = z.infer<typeof DoubleCompared>;

/** `take`: what is taken over from the other one. What only one has is kept anyway. */
export const Merging = z.object({
  version: z.number().int(),
  otherVersion: z.number().int(),
  take: z.array(MergeField).max(mergeFields.length).default([]),
});
export type Merging = z.output<typeof Merging>;

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
