/** Tickets: what a member needs, the state, the assignee and the helper. S2 §3, §4 */
import { z } from "zod";
import { FileView } from "../../files/index.ts";
import {
  Day,
  fieldError,
  foundPageOf,
  Id,
  Instant,
  NamedReference,
  noteDraft,
  textLine,
  textLines,
  Verdict,
  wallTime,
} from "../../kernel/index.ts";
import { Delivery } from "../../notifications/index.ts";
import {
  AskChannel,
  CareIcon,
  Channel,
  MomentKind,
  OverrideReason,
  Repeats,
  RevocationReason,
  TicketSide,
  TicketSource,
  TicketState,
} from "../choices.ts";
import { PersonDraft } from "../people/schemas.ts";
import { helperAnswers, revocationReasons, ticketLimits, ticketSides } from "../values.ts";

const Content = z.object({
  title: textLine(Number.POSITIVE_INFINITY)
    .min(1, fieldError("titleRequired"))
    .max(ticketLimits.title, fieldError("titleTooLong")),
  description: textLines(ticketLimits.description).default(""),
  /** What others read of it, above all helpers before they have it; title and description are internal. Empty: the kind of help. */
  helperLine: textLine(ticketLimits.helperLine).default(""),
  categoryId: Id.nullable().default(null),
  needsCar: z.boolean().default(false),
  hourlyRateCents: z
    .number()
    .int()
    .min(0, fieldError("invalid"))
    .max(100_000, fieldError("invalid"))
    .nullable()
    .default(null),
  /** The work order: what is to be done, and where, if not at the member's home. */
  work: textLines(ticketLimits.work).default(""),
  workAddress: textLine(ticketLimits.workAddress).default(""),
  preferredMoment: textLine(ticketLimits.preferredMoment).default(""),
  repeats: Repeats.default("never"),
  /** Internal: its assignee is reminded the day before. */
  deadlineOn: Day.nullable().default(null),
});

const Draft = Content.extend({
  /** An existing person, or one created together with the ticket. */
  memberId: Id.nullable().default(null),
  newMember: PersonDraft.nullable().default(null),
  /** A colleague's account; null: nobody. Omitted: its creator. */
  assigneeId: Id.nullable().optional(),
  /** Visible to its assignee and admins only, so that it cannot be nobody's: it is then assigned to its creator. */
  isConfidential: z.boolean().default(false),
  /** The resident's message that the ticket was made from. */
  shoutId: Id.nullable().default(null),
});
export type TicketDraft = z.output<typeof Draft>;
const hasMember = ({ memberId, newMember }: TicketDraft) => (memberId === null) !== (newMember === null);
const memberMissing = { path: ["memberId"], error: "required" };
export const TicketDraft = Draft.refine(hasMember, memberMissing);

/** A ticket for help already given: the outcome, or where the member was referred. */
export const FastTicket = Draft.extend({
  outcome: textLines(ticketLimits.outcome).default(""),
  referredTo: textLine(ticketLimits.referredTo).default(""),
})
  .refine(hasMember, memberMissing)
  .refine(({ outcome, referredTo }) => outcome !== "" || referredTo !== "", {
    path: ["outcome"],
    error: "outcomeRequired",
  });

/** By the network's clocks. Without `endsOn` it ends on the day it starts. */
export const AppointmentDraft = z.object({
  startsOn: Day,
  startsAt: wallTime("appointmentRequired"),
  endsOn: Day.optional(),
  endsAt: wallTime("appointmentRequired"),
});
export type AppointmentDraft = z.output<typeof AppointmentDraft>;

export const NotifyChoice = z.object({
  /** The sides to notify; by default, all whom the step concerns. */
  tell: z.array(TicketSide).max(ticketSides.length, fieldError("tooMany")).optional(),
});
/** Given by a colleague who knows what keeps the helper from the task. */
export const OverrideChoice = z.object({ override: OverrideReason.optional() });
export const AppointmentChange = AppointmentDraft.extend(NotifyChoice.shape).extend(OverrideChoice.shape);
export type AppointmentChange = z.output<typeof AppointmentChange>;

/** An omitted assignee or appointment stays unchanged; an appointment is only accepted in states in which it can be set. */
export const TicketEdit = Content.extend({
  isConfidential: z.boolean(),
  assigneeId: Id.nullable().optional(),
  appointment: AppointmentChange.optional(),
  version: z.number().int(),
});
export type TicketEdit = z.output<typeof TicketEdit>;

export const HourlyRate = z.object({ cents: z.number().int(), currency: z.string() });
export const Appointment = z.object({ startsAt: Instant, endsAt: Instant });

export const TicketRow = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  state: TicketState,
  stateAt: Instant,
  /** The name is empty once the person was deleted. */
  member: NamedReference,
  category: NamedReference.extend({ icon: CareIcon }).nullable(),
  neighbourhood: NamedReference.nullable(),
  assignee: NamedReference.nullable(),
  helper: NamedReference.nullable(),
  appointment: Appointment.nullable(),
  needsCar: z.boolean(),
  repeats: Repeats,
  deadlineOn: z.string().nullable(),
  isConfidential: z.boolean(),
  source: TicketSource,
  createdAt: Instant,
  /** From creation until it was solved or revoked, or until now. */
  ageInHours: z.number().int(),
});
export type TicketRow = z.infer<typeof TicketRow>;
/** Matches are counted up to `counted`, and not for words that are too frequent. */
export const TicketPage = foundPageOf(TicketRow);

/** An entry of the thread. */
export const TicketMoment = z.object({
  id: Id,
  kind: MomentKind,
  at: Instant,
  /** null: Stoep itself. */
  by: z.string().nullable(),
  isMine: z.boolean(),
  /** The recipient of a message, the person asked, or the new assignee or helper. */
  to: z.string().nullable(),
  fromState: TicketState.nullable(),
  toState: TicketState.nullable(),
  channel: AskChannel.nullable(),
  /** What the person asked said; null: something else happened, or it was not noted at the time. */
  answer: z.enum(helperAnswers).nullable(),
  /** Of the message; null: none was sent, or it was sent before deliveries were recorded. */
  delivery: Delivery.nullable(),
  text: z.string(),
  mentions: z.array(NamedReference),
});
export type TicketMoment = z.infer<typeof TicketMoment>;

/** Whether the member or helper can be written to, and by which channels. */
export const Reachability = z.object({ to: TicketSide, name: z.string(), mail: Verdict, text: Verdict });
export type Reachability = z.infer<typeof Reachability>;

/** A step that the ticket can take now, or the reason why the reader may not take it; and the sides that can be notified. */
export const TicketStep = z.object({ to: TicketState, verdict: Verdict, tells: z.array(TicketSide) });

/** `altText`: describes a picture for people who cannot see it; empty until somebody writes it. */
export const TicketFileView = FileView.extend({ altText: z.string() });
export type TicketFileView = z.infer<typeof TicketFileView>;
export const PictureDescription = z.object({ altText: textLine(ticketLimits.altText) });

export const Ticket = TicketRow.extend({
  description: z.string(),
  helperLine: z.string(),
  work: z.string(),
  workAddress: z.string(),
  preferredMoment: z.string(),
  hourlyRateCents: z.number().int().nullable(),
  outcome: z.string(),
  referredTo: z.string(),
  revokedBecause: RevocationReason.nullable(),
  revokedText: z.string(),
  shoutId: Id.nullable(),
  seriesId: Id.nullable(),
  solvedAt: Instant.nullable(),
  updatedAt: Instant,
  /** Internal notes and hours are for editors. */
  thread: z.array(TicketMoment),
  /** Linked tickets that the reader may see. */
  links: z.array(z.object({ id: Id, number: z.number().int(), title: z.string(), state: TicketState })),
  files: z.array(TicketFileView),
  /** Minutes given by helpers; null for readers who may not see hours. */
  minutes: z.number().int().nullable(),
  version: z.number().int(),
  steps: z.array(TicketStep),
  /** For readers who may write; the helper only if there is one. */
  reach: z.array(Reachability),
  can: z.object({
    edit: Verdict,
    assign: Verdict,
    appoint: Verdict,
    /** May start a series from this ticket. */
    repeat: Verdict,
    /** Comments, notes and hours, even after the ticket is over. */
    write: Verdict,
    delete: Verdict,
    hide: Verdict,
  }),
});
export type Ticket = z.infer<typeof Ticket>;

/** The state when the step was offered: if it has changed since, the call is refused. */
const FromState = NotifyChoice.extend({ from: TicketState });
export const StepDraft = FromState;
const TakeChoice = z.object({
  /** The caller takes the ticket with this step, which is refused with `already_taken` if a colleague has it. */
  takes: z.boolean().optional(),
});
export const LookingStep = FromState.extend(TakeChoice.shape);
export const WaitingStep = FromState.extend({ helperId: Id, ...OverrideChoice.shape });
export const ConfirmedStep = FromState.extend({ appointment: AppointmentDraft, ...OverrideChoice.shape });
/**
 * Asked when a ticket is solved from *planned* or *in progress*. Yes: the work is carried out as well, with credit and thanks. No: it is
 * solved without the helper, whose visit is cancelled.
 */
const HelpedChoice = z.object({ hasHelped: z.boolean().optional() });
export const SolvedStep = FromState.extend({
  outcome: textLines(ticketLimits.outcome).default(""),
  ...HelpedChoice.shape,
});
export const RevokedStep = FromState.extend({
  because: RevocationReason,
  explanation: textLines(ticketLimits.explanation).min(1, fieldError("required")),
});
/** Any step, named by the new state, with what that step needs. */
export const StateUpdate = FromState.extend({
  ...OverrideChoice.shape,
  ...HelpedChoice.shape,
  ...TakeChoice.shape,
  state: TicketState,
  helperId: Id.optional(),
  appointment: AppointmentDraft.optional(),
  outcome: textLines(ticketLimits.outcome).optional(),
  because: z.enum(revocationReasons).optional(),
  explanation: textLines(ticketLimits.explanation).optional(),
});

export const TicketLink = z.object({ otherId: Id });

/** `from`: the assignee when this was offered. */
export const TicketAssignment = z.object({ assigneeId: Id.nullable(), from: Id.nullable() });

export const NewComment = z.object({ text: textLines(ticketLimits.text).min(1, fieldError("textRequired")) });
export const NewTicketNote = noteDraft(ticketLimits.text);
/** To the member or the helper, by mail or text message. */
export const NewMessage = z
  .object({ to: TicketSide, channel: Channel, text: NewComment.shape.text })
  .refine(({ channel, text }) => channel === "mail" || text.length <= ticketLimits.textMessage, {
    path: ["text"],
    ...fieldError("tooLong"),
  });
/** Hours given by the helper. */
export const TicketHoursDraft = z.object({
  onDay: Day,
  minutes: z.number().int().min(1, fieldError("invalid")).max(6000, fieldError("invalid")),
  text: textLine(500).default(""),
});
