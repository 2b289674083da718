/**
 * Linking a person of care with a resident's account, by consent: the colleague who asks learns only what the resident agrees to. S2
 * §3, §7
 */
import { z } from "zod";
import { fieldError, Id, Instant, NamedReference, textLine } from "../../kernel/index.ts";
import { TaskRequest } from "../matching/schemas.ts";

/** `waitDays`: how long a resident can answer; `quietDays`: how long the same organisation does not ask a resident again after a no. */
export const accountLinkLimits = { waitDays: 30, quietDays: 365, tasks: 100 } as const;

/** An exact e-mail address or phone number; the response does not say whether someone has it. */
export const AccountLinkDraft = z.object({ personId: Id, reach: textLine(254).min(1, fieldError("required")) });
export type AccountLinkDraft = z.output<typeof AccountLinkDraft>;

/** What colleagues see of a link. `asked` does not imply that there is such an account. */
export const AccountLink = z.object({
  status: z.enum(["none", "asked", "linked"]),
  /** When it was asked for, or agreed to. */
  since: Instant.nullable(),
  /** Until when it can be agreed to. */
  until: Instant.nullable(),
  /** When the last link ended, whichever side ended it. */
  endedAt: Instant.nullable(),
});
export type AccountLink = z.infer<typeof AccountLink>;

/** The request that a resident answers, with the name in the organisation's record. */
export const AccountLinkRequest = z.object({
  id: Id,
  organisation: NamedReference,
  name: z.string(),
  askedAt: Instant,
  until: Instant,
});
export type AccountLinkRequest = z.infer<typeof AccountLinkRequest>;
export const OwnAccountLink = z.object({ organisation: NamedReference, since: Instant, isHelper: z.boolean() });
export const OwnAccountLinks = z.object({ requests: z.array(AccountLinkRequest), links: z.array(OwnAccountLink) });
export type OwnAccountLinks = z.infer<typeof OwnAccountLinks>;
export const AccountLinkAnswer = z.object({ agrees: z.boolean() });

/** A task that a linked helper was asked for, or has: the same as by the link in a message, and whether they have done it. */
export const OwnTask = TaskRequest.extend({ ticketId: Id, askedAt: Instant, isDone: z.boolean() });
export type OwnTask = z.infer<typeof OwnTask>;
/** Latest first, a hundred at most. */
export const OwnTasks = z.object({ items: z.array(OwnTask) });
export type OwnTasks = z.infer<typeof OwnTasks>;
