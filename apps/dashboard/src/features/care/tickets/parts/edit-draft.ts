import { appointmentOf, type Times, timesOf } from "./times.ts";
import type { Ticket } from "./words.ts";

/** A ticket as it is edited: what it says, whose it is, and when the help is. */
export interface EditDraft extends Times {
  title: string;
  description: string;
  categoryId: string | null;
  assigneeId: string | null;
  work: string;
  workAddress: string;
  preferredMoment: string;
  repeats: Ticket["repeats"];
  needsCar: boolean;
  /** In whole money, as it is typed. */
  rate: number | string;
  deadlineOn: string | null;
  isConfidential: boolean;
}

export function draftOf(ticket: Ticket, zone: string): EditDraft {
  const { title, description, work, workAddress, preferredMoment, repeats, needsCar, hourlyRateCents } = ticket;
  return {
    title,
    description,
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

/** What is sent: assignee and appointment only where they changed, because each is told and written down. */
export function editBody<Side>(draft: EditDraft, before: EditDraft, tell: Side[]) {
  const { rate, startsOn, startsAt, endsOn, endsAt, assigneeId, ...content } = draft;
  const times = { startsOn, startsAt, endsOn, endsAt };
  return {
    ...content,
    hourlyRateCents: rate === "" ? null : Math.round(Number(rate) * 100),
    ...(assigneeId === before.assigneeId ? {} : { assigneeId }),
    ...(hasOtherTimes(draft, before) ? { appointment: { ...appointmentOf(times), tell } } : {}),
  };
}
