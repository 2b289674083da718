/** Notices: the bell, its overview, and by which channels each kind reaches people. */
import { z } from "zod";
import { notices } from "../../codes.gen.ts";
import { fieldError, Id, Instant, pageOf, Slug } from "../../kernel/index.ts";
import { mailTimings } from "../values.ts";

export { notices };

export type NoticeKind = keyof typeof notices;
export const NoticeKind = z.enum(Object.keys(notices) as [NoticeKind, ...NoticeKind[]]);

/** Kinds that people switch on and off together, in the order of the screens. */
export const noticeGroups = {
  residents: ["answers", "reactions", "progress", "activities", "residence", "neighbourhood"],
  staff: ["mine", "arrivals", "comments", "reports", "residents"],
} as const;
/** The last one has no preferences, because alerts are sent separately. */
export const NoticeGroup = z.enum([...noticeGroups.residents, ...noticeGroups.staff, "alerts"]);
export type NoticeGroup = z.infer<typeof NoticeGroup>;

/** Counting stops here; this number means that there may be more. */
export const unreadMax = 100;
const Unread = z.number().int().min(0).max(unreadMax);
export const UnreadCount = z.object({ unread: Unread });

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  group: NoticeGroup,
  /** The object that it leads to; null for the reader's own place. */
  object: z.object({ kind: z.string(), id: Id }).nullable(),
  /** The id of the part of the object's page that it leads to; null for the whole page. */
  part: z.string().nullable(),
  /** The public name of the person who did it last; empty when their account is closed, or nobody in particular did it. */
  actor: z.string(),
  /** How many people it is about, or how many things if nobody in particular did it. */
  people: z.number().int(),
  /** The values that the text names: a title, an organisation, a reason. Plain text. */
  values: z.record(z.string(), z.string()),
  at: Instant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;
export const NoticePage = pageOf(Notice).extend({ unread: Unread });

export const MailTiming = z.enum(mailTimings);
export type MailTiming = z.infer<typeof MailTiming>;
export const PushTiming = z.enum(["at-once", "never"]);
export type PushTiming = z.infer<typeof PushTiming>;

const Hour = z.number().int().min(0, fieldError("invalid")).max(23, fieldError("invalid"));
/** Whole hours of the network's clock; may pass midnight. */
export const QuietHours = z
  .object({ from: Hour, until: Hour })
  .refine(({ from, until }) => from !== until, { path: ["until"], ...fieldError("invalid") });
export type QuietHours = z.infer<typeof QuietHours>;

/** Digests are sent at this hour, the weekly ones on Monday. */
export const digestHour = 8;
export const digestDay = 1;

export const NoticePreference = z.object({
  group: NoticeGroup,
  mail: MailTiming,
  /** null: there is no push for these. */
  push: PushTiming.nullable(),
});
export type NoticePreference = z.infer<typeof NoticePreference>;

export const NoticePreferences = z.object({
  groups: z.array(NoticePreference),
  quietHours: QuietHours.nullable(),
  digestHour: z.number().int(),
  weeklyDay: z.number().int(),
  /** If true, no mails are sent, whatever else is chosen. */
  isUnsubscribedFromAll: z.boolean(),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

export const NoticePreferencesEdit = z.object({
  /** Omitted groups stay unchanged. */
  groups: z
    .array(z.object({ group: NoticeGroup, mail: MailTiming, push: PushTiming.nullable().optional() }))
    .max(20, fieldError("tooMany"))
    .optional(),
  quietHours: QuietHours.nullable().optional(),
});
export type NoticePreferencesEdit = z.infer<typeof NoticePreferencesEdit>;

/** From a link in a mail; proves only that the mail was received. */
export const UnsubscribeToken = z
  .string()
  .max(200)
  .regex(/^[\w.-]+$/);
export const UnsubscribeRequest = z.object({
  network: z.object({ slug: Slug, name: z.string() }),
  reader: z.enum(["residents", "staff"]),
  what: z.union([NoticeGroup, z.literal("digest")]),
  isOff: z.boolean(),
});
export type UnsubscribeRequest = z.infer<typeof UnsubscribeRequest>;
