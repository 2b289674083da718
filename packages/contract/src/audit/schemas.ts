import { z } from "zod";
import { Cursor, Id, Instant, logActions, textLine, timeRange } from "../kernel/index.ts";

/** The logged actions. The part before the dot is the capability, whose `codes.ts` lists its actions. */
export const auditActions = logActions;
export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  actor: z.object({ accountId: Id.nullable(), name: z.string() }),
  action: AuditAction,
  subject: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string() }),
  old: z.record(z.string(), z.unknown()).nullable(),
  new: z.record(z.string(), z.unknown()).nullable(),
  address: z.string(),
  agent: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilters = z.object({
  ...timeRange,
  accountId: Id.optional(),
  action: AuditAction.optional(),
  /** A part of the thing's name. */
  search: textLine(80).optional(),
  cursor: Cursor,
});
export type AuditFilters = z.infer<typeof AuditFilters>;

/** Includes people who left, and the provider's own people who did something here. */
export const AuditPerson = z.object({ accountId: Id, name: z.string() });
export type AuditPerson = z.infer<typeof AuditPerson>;

export const PeopleFilters = z.object({
  /** A part of the name, or the beginning of the e-mail address. */
  search: textLine(80).optional(),
  /** Only this person, to find the name for an id. */
  accountId: Id.optional(),
});
export type PeopleFilters = z.infer<typeof PeopleFilters>;
