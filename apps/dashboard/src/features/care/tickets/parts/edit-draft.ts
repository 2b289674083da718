import { appointmentOf, type Times, timesOf } from "./times.ts";
import type { Ticket } from "./words.ts";

/** The values of an edited ticket: its content, its concierge, and the time of the help. */
export interface EditDraft extends Times {
  title: string;
  description: string;
  helperLine: string;
  categoryId: string | null;
  assigneeId: string | null;
  work: string;
  workAddress: string;
  preferredMoment: string;
  repeats: Ticket["repeats"];
  needsCar: boolean;
  /** In units of the currency rather than cents, as typed. */
  rate: number | string;
  deadlineOn: string | null;
  isConfidential: boolean;
}

export function draftOf(ticket: Ticket, zone: string): EditDraft {
  const { title, description, helperLine, work, workAddress, preferredMoment, repeats, needsCar, hourlyRateCents } =
    ticket;
  return {
    title,
    description,
    helperLine,
    work,
    workAddress,
    preferredMoment,
    repeats,
    needsCar,
    categoryId: ticket.category?.id ?? null,
    assigneeId: ticket.assignee?.id ?? null,
    rate: hourlyRateCents === null ? "" : hourlyRateCents / 100,
    deadlineOn: ticket.deadlineOn,
    isConfidential: ticket.isConfidential,
    ...timesOf(ticket.appointment, zone),
  };
}

export const hasTimes = ({ startsOn, startsAt, endsOn, endsAt }: Times) =>
  Boolean(startsOn || startsAt || endsOn || endsAt);

const timesIn = ({ startsOn, startsAt, endsOn, endsAt }: Times) => [startsOn, startsAt, endsOn, endsAt];
export const hasOtherTimes = (draft: Times, before: Times) =>
  hasTimes(draft) && timesIn(draft).some((value, index) => value !== timesIn(before)[index]);

/** The request body. Concierge and appointment are only sent if they changed, because a change of them is logged and sent to people. */
export function editBody<How extends object>(draft: EditDraft, before: EditDraft, how: How) {
  const { rate, startsOn, startsAt, endsOn, endsAt, assigneeId, ...content } = draft;
  const times = { startsOn, startsAt, endsOn, endsAt };
  return {
    ...content,
    hourlyRateCents: rate === "" ? null : Math.round(Number(rate) * 100),
    assigneeId: assigneeId === before.assigneeId ? undefined : assigneeId,
    appointment: hasOtherTimes(draft, before) ? { ...appointmentOf(times), ...how } : undefined,
  };
}
