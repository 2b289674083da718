/** The history of a ticket in chronological order: its thread, its candidates, and the hours that it took. */
import type { AskChannel, CandidateState, MomentKind, TicketState } from "@stoep/contract/care";
import { dayAt, dayMs, hourMs } from "@stoep/contract/kernel";
import { ZONE } from "../moments.ts";
import { stableId } from "../stable-id.ts";
import type { CarePerson, DemoHelper } from "./people.ts";
import * as words from "./phrases.ts";
import type { DemoTicket } from "./tickets.ts";

export interface ThreadMoment {
  kind: MomentKind;
  at: Date;
  byAccount?: string | null;
  byPerson?: string;
  toPerson?: string;
  toAccount?: string | null;
  from?: TicketState;
  to?: TicketState;
  channel?: "mail" | "text";
  delivery?: "sent" | "failed";
  text?: string;
}

export interface AskedHelper {
  id: string;
  helper: DemoHelper;
  state: CandidateState;
  channel: AskChannel;
  askedAt: Date;
  answeredAt: Date | null;
  answer: string;
}

export interface HoursEntry {
  id: string;
  helper: DemoHelper;
  onDay: string;
  minutes: number;
  text: string;
  createdAt: Date;
}

const channelOf = ({ email, phone }: CarePerson): "mail" | "text" =>
  email && !phone?.startsWith("+324") ? "mail" : "text";

/** Those who were asked: the ticket's helper, some who declined, and some who have not answered yet. */
export function candidatesOf(ticket: DemoTicket, helpers: readonly DemoHelper[], now: Date): AskedHelper[] {
  const { luck, kind, helper, state, takenAt, askedAt, matchedAt, series } = ticket;
  if (!takenAt || series || state === "revoked" || (state === "solved" && !matchedAt)) return [];
  const at = askedAt ?? new Date(takenAt.getTime() + hourMs / 2);
  // Answers are kept for a year.
  if (at >= now || now.getTime() - at.getTime() > 365 * dayMs) return [];
  const able = helpers.filter(
    (one) =>
      one !== helper && one.status === "accepted" && one.suspendedBecause === "" && one.categories.includes(kind.icon),
  );
  const others = luck.shuffled(able).slice(0, luck.whole(helper ? 0 : 2, 3));
  const row = (
    one: DemoHelper,
    more: Pick<AskedHelper, "state" | "answeredAt" | "answer"> & { channel?: AskChannel },
  ): AskedHelper => ({
    id: stableId("care/candidate", ticket.id, one.id),
    helper: one,
    askedAt: at,
    channel: channelOf(one),
    ...more,
  });
  const end = matchedAt ?? now;
  const between = () => new Date(at.getTime() + (end.getTime() - at.getTime()) * luck.between(0.1, 0.9));
  const rest = others.map((one) => {
    if (luck.is(0.5)) return row(one, { state: "not-interested", answeredAt: between(), answer: luck.pick(words.no) });
    if (helper) return row(one, { state: "thanked", answeredAt: null, answer: "" });
    return luck.is(0.35)
      ? row(one, { state: "interested", answeredAt: between(), answer: luck.pick(words.later) })
      : row(one, { state: "sent", answeredAt: null, answer: "" });
  });
  if (!helper || !matchedAt) return rest;
  const byPhone: AskChannel = luck.is(0.3) ? "phone" : channelOf(helper);
  return [
    ...rest,
    row(helper, { state: "confirmed", answeredAt: matchedAt, answer: luck.pick(words.yes), channel: byPhone }),
  ];
}

export function entryOf({ id, luck, helper, wish, executedAt, createdAt }: DemoTicket): HoursEntry | null {
  if (!helper || !executedAt || createdAt > executedAt || luck.is(0.06)) return null;
  const minutes = Math.max(15, Math.round((wish.minutes * luck.between(0.8, 1.6)) / 15) * 15);
  const onDay = dayAt(executedAt, ZONE);
  return { id: stableId("care/entry", id), helper, onDay, minutes, text: "", createdAt: executedAt };
}

export function momentsOf(
  ticket: DemoTicket,
  asked: readonly AskedHelper[],
  entry: HoursEntry | null,
  now: Date,
): ThreadMoment[] {
  const moments = [
    creationOf(ticket),
    ...stepsOf(ticket, asked),
    ...invitationsOf(ticket, asked),
    ...messagesOf(ticket),
  ];
  if (entry)
    moments.push({
      kind: "entry",
      at: new Date(entry.createdAt.getTime() + hourMs / 2),
      byAccount: ticket.assignee,
      toPerson: entry.helper.id,
      text: `${Math.floor(entry.minutes / 60)}:${String(entry.minutes % 60).padStart(2, "0")}`,
    });
  return moments.filter(({ at }) => at <= now).sort((one, other) => one.at.getTime() - other.at.getTime());
}

const creationOf = ({ createdAt, source, member, assignee, state, outcome, series }: DemoTicket): ThreadMoment => ({
  kind: "created",
  at: createdAt,
  ...(source === "webform" ? { byPerson: member.id } : series ? {} : { byAccount: assignee }),
  to: source === "fast" ? state : "open",
  text: source === "fast" ? outcome : undefined,
});

function stepsOf(ticket: DemoTicket, asked: readonly AskedHelper[]): ThreadMoment[] {
  const { assignee, helper, takenAt, matchedAt, plannedAt, startedAt, executedAt, solvedAt, revokedAt, source } =
    ticket;
  if (source === "fast" || !takenAt) return [];
  const steps: ThreadMoment[] = [];
  let from: TicketState = "open";
  const step = (to: TicketState, at: Date | undefined, more: Partial<ThreadMoment> = { byAccount: assignee }) => {
    if (!at) return;
    // Simultaneous steps still need an order.
    steps.push({ kind: "state", at: new Date(at.getTime() + steps.length + 1), from, to, ...more });
    from = to;
  };
  const answered = asked.find(({ state }) => state === "confirmed");
  const byLink = helper && answered && answered.channel !== "phone";
  step("looking", takenAt);
  if (helper)
    step("waiting", matchedAt, {
      ...(byLink ? { byPerson: helper.id } : { byAccount: assignee }),
      toPerson: helper.id,
    });
  step("planned", plannedAt);
  step("in-progress", startedAt, {});
  step("executed", executedAt, {});
  step("solved", solvedAt, { byAccount: assignee, text: ticket.outcome });
  step("revoked", revokedAt, { byAccount: assignee, text: ticket.revokedText });
  return steps;
}

function invitationsOf({ assignee }: DemoTicket, asked: readonly AskedHelper[]): ThreadMoment[] {
  return asked.flatMap(({ helper, channel, askedAt, answeredAt, answer, state }): ThreadMoment[] => [
    {
      kind: "asked",
      at: askedAt,
      byAccount: assignee,
      toPerson: helper.id,
      channel: channel === "phone" ? undefined : channel,
    },
    ...(answeredAt && state !== "confirmed"
      ? [{ kind: "answered" as const, at: answeredAt, byPerson: helper.id, text: answer }]
      : []),
  ]);
}

/** A few notes and messages. */
function messagesOf({ luck, member, assignee, createdAt, takenAt, matchedAt, plannedAt }: DemoTicket): ThreadMoment[] {
  const said: ThreadMoment[] = [];
  const soon = (from: Date, hours: number) => new Date(from.getTime() + luck.between(0.1, hours) * hourMs);
  const by = { byAccount: assignee };
  if (takenAt && luck.is(0.3)) said.push({ kind: "note", at: soon(takenAt, 6), ...by, text: luck.pick(words.notes) });
  if (matchedAt && luck.is(0.3))
    said.push({ kind: "comment", at: soon(matchedAt, 4), ...by, text: luck.pick(words.comments) });
  const [going, looking] = words.messages[member.language];
  // Some addresses and numbers are wrong.
  const sent = { channel: channelOf(member), delivery: luck.is(0.06) ? ("failed" as const) : ("sent" as const) };
  if (plannedAt && luck.is(0.35))
    said.push({ kind: "message", at: soon(plannedAt, 2), ...by, toPerson: member.id, ...sent, text: going ?? "" });
  else if (takenAt && !matchedAt && luck.is(0.3))
    said.push({ kind: "message", at: soon(createdAt, 30), ...by, toPerson: member.id, ...sent, text: looking ?? "" });
  return said;
}
