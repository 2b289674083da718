/** A person as a helper: whether they may be asked, for what, when, how far and how often. S2 §3 */
import { z } from "zod";
import {
  Day,
  fieldError,
  foundPageOf,
  Id,
  Instant,
  NamedReference,
  pageOf,
  queryList,
  textLine,
  textLines,
} from "../../kernel/index.ts";
import {
  AskChannel,
  HelperKind,
  HelperStatus,
  Management,
  PartOfWeek,
  SpokenLanguage,
  TicketState,
  Transport,
} from "../choices.ts";
import { Completion, Person, Picture, personFields, personRules, TagMark } from "../people/schemas.ts";

export const helperLimits = {
  pageSize: 50,
  /** Of names alone. */
  namesPageSize: 200,
  absences: 20,
  certificates: 30,
  entries: 30,
  found: 12,
  helped: 50,
} as const;

const helperFields = {
  kind: HelperKind,
  management: Management.default("none"),
  isProfessional: z.boolean().default(false),
  categoryIds: z.array(Id).max(40, fieldError("tooMany")).default([]),
  skills: textLine(500).default(""),
  transport: Transport.default("unknown"),
  /** null: anywhere. */
  radiusKm: z.number().int().min(1).max(100).nullable().default(null),
  /** Parts of the week; empty: unknown. */
  available: z.array(PartOfWeek).max(21, fieldError("tooMany")).default([]),
  /** At most this many tasks a month; null: no limit. */
  monthlyCap: z.number().int().min(1).max(60).nullable().default(null),
  functionId: Id.nullable().default(null),
  /** How they like to be asked; null: by mail if they have an address, else by text message, else by phone. */
  preferredChannel: AskChannel.nullable().default(null),
};
/** For an existing person: *use this one*. S2 §5 */
export const HelperDetails = z.object(helperFields);
export type HelperDetails = z.output<typeof HelperDetails>;

type Named = { kind: HelperKind; companyName: string };
/** A company or an organisation needs a company name, a neighbour does not. */
function helperRules({ kind, companyName }: Named, context: z.RefinementCtx): void {
  if (kind !== "neighbour" && companyName === "")
    context.addIssue({ code: "custom", path: ["companyName"], message: "nameRequired" });
}
const Fields = z.object({ ...personFields, ...helperFields });
export const HelperDraft = Fields.superRefine(personRules).superRefine(helperRules);
export type HelperDraft = z.output<typeof HelperDraft>;
/** `version`: the version that was edited. */
export const HelperEdit = Fields.extend({ version: z.number().int() })
  .superRefine(personRules)
  .superRefine(helperRules);

/** The first and the last day are included. */
export const AbsenceDraft = z
  .object({ fromOn: Day, untilOn: Day, note: textLine(200).default("") })
  .refine(({ fromOn, untilOn }) => untilOn >= fromOn, { path: ["untilOn"], error: "untilNotBeforeStart" });
export const Absence = z.object({ id: Id, fromOn: Day, untilOn: Day, note: z.string() });
export type Absence = z.infer<typeof Absence>;

/** A certificate or a check; null: it does not expire. */
export const CertificateDraft = z.object({
  name: textLine(100).min(1, fieldError("nameRequired")),
  untilOn: Day.nullable().default(null),
});
export const Certificate = z.object({ id: Id, name: z.string(), untilOn: Day.nullable(), isOver: z.boolean() });
export type Certificate = z.infer<typeof Certificate>;

/** Help without a ticket: a line of the monthly log. */
export const HoursEntryDraft = z.object({
  onDay: Day,
  minutes: z.number().int().min(1).max(6000),
  text: textLine(500).default(""),
});
export const HoursEntry = z.object({
  id: Id,
  onDay: Day,
  minutes: z.number().int(),
  text: z.string(),
  ticketId: Id.nullable(),
  writtenBy: z.string(),
  createdAt: Instant,
});
export type HoursEntry = z.infer<typeof HoursEntry>;
/** The sum of the helper's entries in a month, latest month first. */
export const HoursMonth = z.object({ month: Day, minutes: z.number().int(), entries: z.number().int() });
export const HoursPage = pageOf(HoursEntry).extend({ months: z.array(HoursMonth).nullable() });

/** The tickets that count as the helper's tasks in a month; months without any are left out. */
export const TicketMonth = z.object({ month: Day, tickets: z.number().int() });

export const Helper = z.object({
  kind: HelperKind,
  management: Management,
  isProfessional: z.boolean(),
  status: HelperStatus,
  statusAt: Instant,
  declinedBecause: z.string(),
  helperSince: Instant,
  categories: z.array(NamedReference),
  skills: z.string(),
  transport: Transport,
  radiusKm: z.number().int().nullable(),
  available: z.array(PartOfWeek),
  monthlyCap: z.number().int().nullable(),
  /** The number of tasks this month. */
  load: z.number().int(),
  /** The last twelve months and those ahead, latest first. Confidential ones only for those who see them all. */
  months: z.array(TicketMonth),
  functionId: Id.nullable(),
  preferredChannel: AskChannel.nullable(),
  helped: z.number().int(),
  lastHelpedAt: Instant.nullable(),
  lastAskedAt: Instant.nullable(),
  /** Has helped within two months. D §10 */
  isCurrentlyActive: z.boolean(),
  /** null for viewers. */
  absences: z.array(Absence).nullable(),
  certificates: z.array(Certificate).nullable(),
});
export type Helper = z.infer<typeof Helper>;
/** A helper's file: the person, with a helper's completion, and what they are as a helper. */
export const HelperFile = z.object({ person: Person, helper: Helper });
export type HelperFile = z.infer<typeof HelperFile>;

export const HelperRow = z.object({
  id: Id,
  name: z.string(),
  picture: Picture,
  isMember: z.boolean(),
  kind: HelperKind,
  management: Management,
  isProfessional: z.boolean(),
  status: HelperStatus,
  helperSince: Instant,
  languages: z.array(SpokenLanguage),
  /** Only if the list was asked for it, by somebody who may read it. */
  contact: Person.shape.contact,
  neighbourhood: Person.shape.neighbourhood,
  categories: z.array(NamedReference),
  transport: Transport,
  tags: z.array(TagMark),
  completion: Completion,
  helped: z.number().int(),
  lastHelpedAt: Instant.nullable(),
  isCurrentlyActive: z.boolean(),
  isSuspended: z.boolean(),
  /** Names of checks and certificates that have expired; null for viewers. */
  expiredChecks: z.array(z.string()).nullable(),
});
export type HelperRow = z.infer<typeof HelperRow>;

/** A leading `-` reverses the order. */
export const HelperOrder = z.enum(["name", "-name", "-since", "since", "-helped"]);
export type HelperOrder = z.infer<typeof HelperOrder>;

/** S2 §7 supplier */
export const HelperFilter = z.object({
  search: textLine(100).optional(),
  kinds: queryList(HelperKind, 3),
  managements: queryList(Management, 3),
  statuses: queryList(HelperStatus, 3),
  categoryIds: queryList(Id, 40),
  neighbourhoodIds: queryList(Id, 100),
  transports: queryList(Transport, 4),
  tagIds: queryList(Id, 100),
  professional: z.enum(["yes", "no"]).optional(),
  excludeSuspended: z.enum(["yes", "no"]).default("yes"),
  orderBy: HelperOrder.default("name"),
});
export type HelperFilter = z.output<typeof HelperFilter>;
export const HelperPage = foundPageOf(HelperRow);
export type HelperPage = z.infer<typeof HelperPage>;

export const HelperTotals = z.object({
  helpers: z.number().int(),
  pending: z.number().int(),
  accepted: z.number().int(),
  declined: z.number().int(),
  companies: z.number().int(),
  organisations: z.number().int(),
  neighbours: z.number().int(),
  currentlyActive: z.number().int(),
  suspended: z.number().int(),
});

export const RegionCount = z.object({ neighbourhood: NamedReference.nullable(), helpers: z.number().int() });

/** Declining needs a reason. */
export const HelperStatusChange = z
  .object({ status: HelperStatus, because: textLines(500).default("") })
  .refine(({ status, because }) => status !== "declined" || because !== "", {
    path: ["because"],
    error: "reasonRequired",
  });

/** A member whom this helper helped. */
export const HelpedMember = z.object({
  member: NamedReference,
  solved: z.number().int(),
  lastAt: Instant,
  /** Three times or more. */
  isDurable: z.boolean(),
});
export const HelperOfMember = HelpedMember.omit({ member: true }).extend({ helper: NamedReference });
export const HelperMonth = z.object({
  month: Day,
  tickets: z.array(z.object({ state: TicketState, total: z.number().int() })),
});
