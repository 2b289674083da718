/** Accounts as the provider sees them: never a password, never a secret. */
import { z } from "zod";
import { FirstName, LastName } from "../../accounts/index.ts";
import { AuditEntry, AuditFilters } from "../../audit/index.ts";
import {
  Cursor,
  Email,
  Id,
  Instant,
  Language,
  MembershipType,
  NamedReference,
  NewPassword,
  textLine,
  Verdict,
} from "../../kernel/index.ts";

export const AccountFilters = z.object({
  /** The beginning of an e-mail address, or a part of a name. */
  search: textLine(120).optional(),
  only: z.enum(["system", "disabled"]).optional(),
  cursor: Cursor,
});
export type AccountFilters = z.infer<typeof AccountFilters>;

export const AccountRow = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  isSystem: z.boolean(),
  disabledAt: Instant.nullable(),
  createdAt: Instant,
  memberships: z.number().int(),
});
export type AccountRow = z.infer<typeof AccountRow>;

export const AccountDetail = AccountRow.omit({ memberships: true }).extend({
  language: Language,
  hasSecondFactor: z.boolean(),
  memberships: z.array(
    z.object({
      id: Id,
      type: MembershipType,
      organisation: NamedReference,
      network: z.string(),
      lastUsedAt: Instant.nullable(),
    }),
  ),
  residences: z.array(z.object({ network: z.string() })),
  /** Open sessions, last used first. */
  sessions: z.array(
    z.object({ id: Id, client: z.string(), agent: z.string(), createdAt: Instant, refreshedAt: Instant }),
  ),
  can: z.object({ disable: Verdict, removeFactors: Verdict, makeSystem: Verdict, endSystem: Verdict }),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

export const FirstAccount = z.object({
  token: z.string().min(1).max(200),
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  password: NewPassword,
  language: Language,
});
export type FirstAccount = z.infer<typeof FirstAccount>;

export const LogFilters = AuditFilters.extend({ organisationId: Id.optional() });
export type LogFilters = z.infer<typeof LogFilters>;
/** `organisation`: whose log it is in; null for the installation's own. */
export const LogEntry = AuditEntry.extend({ organisation: NamedReference.nullable() });
export type LogEntry = z.infer<typeof LogEntry>;
