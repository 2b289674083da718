/** Finding a helper for a ticket: ranked candidates with the reasons, asking them, and their answers. S2 §3, §4 */
import { z } from "zod";
import {
  fieldError,
  Id,
  Instant,
  Language,
  NamedReference,
  queryList,
  Slug,
  textLine,
  textLines,
} from "../../kernel/index.ts";
import { Delivery } from "../../notifications/index.ts";
import {
  AskChannel,
  AskWay,
  CandidateState,
  Channel,
  HelperKind,
  HelperObstacle,
  Repeats,
  Transport,
} from "../choices.ts";
import { Picture } from "../people/schemas.ts";
import { HourlyRate, OverrideChoice } from "../tickets/schemas.ts";
import { helperAnswers, helperObstacles, matchingLimits, ticketLimits } from "../values.ts";

/** `validDays`: how long a link can be answered. */

/** The reasons for a candidate's rank; the points of each are in the server's rules and in the specification. */
export const matchReasons = [
  "category",
  "skill",
  "distance",
  "beyond-radius",
  "language",
  "no-language",
  "car",
  "no-car",
  "available",
  "not-available",
  "duo",
  "offered",
  "refused-lately",
  "load",
  "turn",
] as const;
export const MatchReason = z.object({
  code: z.enum(matchReasons),
  points: z.number().int(),
  /**
   * Kilometres for *distance* and *beyond-radius*, tickets solved together for *duo*, tasks of the last ninety days and ahead for *load*,
   * and of the last year for *turn*.
   */
  amount: z.number().optional(),
  /** For *turn*: the median of those who live equally near and had any, for as long as this one has been a helper, a year at most. */
  usual: z.number().optional(),
});
export type MatchReason = z.infer<typeof MatchReason>;

export const Match = z.object({
  id: Id,
  name: z.string(),
  picture: Picture,
  kind: HelperKind,
  isProfessional: z.boolean(),
  neighbourhoodId: Id.nullable(),
  categoryIds: z.array(Id),
  transport: Transport,
  /** Whether they can be asked by mail; by phone; by text message. */
  hasEmail: z.boolean(),
  hasPhone: z.boolean(),
  hasMobile: z.boolean(),
  /** How they are asked if nothing else is chosen. */
  usualChannel: AskChannel,
  /** From the member, as the crow flies; null: one of the two has no point on the map. */
  distanceKm: z.number().nullable(),
  /** The strongest reason first. */
  reasons: z.array(MatchReason),
});
export type Match = z.infer<typeof Match>;

export const MatchFilter = z.object({
  /** Offers help in one of these categories. */
  categoryIds: queryList(Id, 40),
  hasCar: z.enum(["yes"]).optional(),
  /** Searched in name, street, city and skills. */
  searchTerm: z.string().max(100).optional(),
});
export type MatchFilter = z.infer<typeof MatchFilter>;

export const MatchList = z.object({
  /** The best ones. */
  items: z.array(Match),
  /** How many there are in all. */
  total: z.number().int(),
  /** False without the licence feature *match suggestions*: then they are ordered by name, without reasons. */
  isRanked: z.boolean(),
  /** Helpers whom only this keeps from being suggested, by name; the first of them. `checks`: the names of those that have expired. */
  leftOut: z.array(NamedReference.extend({ obstacles: z.array(HelperObstacle), checks: z.array(z.string()) })),
});
export type MatchList = z.infer<typeof MatchList>;

export const TaskRequestDraft = z.object({
  helperIds: z.array(Id).min(1, fieldError("required")).max(matchingLimits.atOnce, fieldError("tooMany")),
  channel: AskWay,
  /** The line for helpers as it was confirmed; empty: that of the ticket, which then has one. */
  helperLine: textLine(ticketLimits.helperLine).default(""),
});
export type TaskRequestDraft = z.output<typeof TaskRequestDraft>;

/** What would be sent, word for word; the personal link stands as its beginning and three dots. */
export const TaskRequestPreview = z.object({
  messages: z.array(
    z.object({
      channel: Channel,
      language: Language,
      /** Who gets it. */
      names: z.array(z.string()),
      /** Of a mail; empty for a text message. */
      subject: z.string(),
      text: z.string(),
    }),
  ),
  /** Whom a colleague calls. */
  toCall: z.array(NamedReference),
});
export type TaskRequestPreview = z.infer<typeof TaskRequestPreview>;

/** A helper who was asked. */
export const Candidate = z.object({
  id: Id,
  helper: NamedReference.extend({ picture: Picture }),
  state: CandidateState,
  channel: AskChannel,
  /** Of what the state says was sent to them; null: nothing was, or they have answered. */
  delivery: Delivery.nullable(),
  askedAt: Instant,
  /** Until when the link can be answered; null: asked by phone. */
  expiresAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  /** Their yes was no match for this; a colleague decides. */
  heldBack: HelperObstacle.nullable(),
  /** When they said yes though somebody else had the ticket; null: never, or they were asked again since. */
  offeredAt: Instant.nullable(),
  /** When they cancelled, after they had the ticket. */
  cancelledAt: Instant.nullable(),
  /** What they wrote: when else they can, or why not. */
  answer: z.string(),
  /** Their checks and certificates that have expired. */
  expiredChecks: z.array(z.string()),
});
export type Candidate = z.infer<typeof Candidate>;

const Answer = z.object({ answer: z.enum(helperAnswers), text: textLines(matchingLimits.answer).default("") });
const saysWhen = ({ answer, text }: z.output<typeof Answer>) => answer !== "another-time" || text !== "";
const whenMissing = { path: ["text"], error: "required" };
export const HelperAnswer = Answer.refine(saysWhen, whenMissing);
export type HelperAnswer = z.output<typeof HelperAnswer>;
/** A helper who has the ticket and cannot come after all, with the reason, which the concierge reads. */
export const TaskCancellation = z.object({
  text: textLines(matchingLimits.answer).min(1, fieldError("required")),
});
export type TaskCancellation = z.output<typeof TaskCancellation>;
/** By a colleague, after a call. */
export const EnteredAnswer = Answer.extend(OverrideChoice.shape).refine(saysWhen, whenMissing);

/**
 * The state of a link. An obstacle (`check-expired`, `absent`, `full`): they said yes, but it keeps them from the task, and the concierge
 * decides; `cancelled`: they had it, and cancelled; `taken`: another helper was chosen; `ended`: nobody is asked any more.
 */
export const taskRequestStatuses = [
  "asked",
  "confirmed",
  "declined",
  "another-time",
  ...helperObstacles,
  "cancelled",
  "taken",
  "expired",
  "ended",
] as const;

/** What the link to an appointment shows, to the member or the helper whose link it is. */
export const LinkedAppointment = z.object({
  organisation: NamedReference,
  /** The line for helpers, or the kind of help. */
  line: z.string(),
  appointment: z.object({ startsAt: Instant, endsAt: Instant }),
  isCancelled: z.boolean(),
  /** For the member, until it is over: who comes. */
  helper: z.string().nullable(),
});
export type LinkedAppointment = z.infer<typeof LinkedAppointment>;

/** What a helper sees at their link, without an account. S2 §3 */
export const TaskRequest = z.object({
  status: z.enum(taskRequestStatuses),
  /** They have the ticket, and the work has not begun. */
  canCancel: z.boolean(),
  organisation: NamedReference,
  /** For helpers who may still answer, or have the ticket. */
  task: z
    .object({
      /** The line for helpers, or the kind of help; never the title. */
      line: z.string(),
      category: z.string().nullable(),
      area: z.string().nullable(),
      appointment: z.object({ startsAt: Instant, endsAt: Instant }).nullable(),
      preferredMoment: z.string(),
      needsCar: z.boolean(),
      repeats: Repeats,
    })
    .nullable(),
  /** From confirmation until the ticket ends: the member, and what is to be done. */
  member: z
    .object({
      name: z.string(),
      phone: z.string().nullable(),
      /** As people write it. */
      phoneText: z.string(),
      address: z.string(),
      work: z.string(),
      description: z.string(),
      hourlyRate: HourlyRate.nullable(),
    })
    .nullable(),
});
export type TaskRequest = z.infer<typeof TaskRequest>;

/** The link of a helper or a person helped to their part of a ticket, or the address of their calendar. */
export const AnswerLink = z.object({
  networkSlug: Slug,
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, fieldError("invalid")),
});
