import { z } from "zod";
import { Cursor, Id, Instant, logActions, NamedReference, pageOf, textLine, timeRange } from "../kernel/index.ts";
import { readingFilters, readingKinds, readingLists, readingModules } from "./values.ts";

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

export const ReadingKind = z.enum(readingKinds);
export type ReadingKind = z.infer<typeof ReadingKind>;
export const ReadingModule = z.enum(readingModules);
export type ReadingModule = z.infer<typeof ReadingModule>;
export const ReadingFilter = z.enum(readingFilters);
export type ReadingFilter = z.infer<typeof ReadingFilter>;

export const ReadingList = z.enum(readingLists);
export type ReadingList = z.infer<typeof ReadingList>;

/** A row of the access log. */
export const ReadingEntry = z.object({
  id: Id,
  at: Instant,
  reader: z.object({ accountId: Id, name: z.string() }),
  module: ReadingModule,
  what: ReadingKind,
  /** How many people were on it. */
  people: z.number().int(),
  /** The first of them who still have a name. */
  named: z.array(NamedReference),
  /** null: no list, or an older row, which does not name its list. */
  list: ReadingList.nullable(),
  /** What the list was filtered by. */
  filters: z.array(ReadingFilter),
});
export type ReadingEntry = z.infer<typeof ReadingEntry>;
export const ReadingLogPage = pageOf(ReadingEntry);

export const ReadingLogQuery = z.object({
  ...timeRange,
  /** The reader. */
  accountId: Id.optional(),
  what: ReadingKind.optional(),
  cursor: Cursor,
});
export type ReadingLogQuery = z.infer<typeof ReadingLogQuery>;
