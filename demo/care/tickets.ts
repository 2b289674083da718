/** Tickets of a little more than a year: their subject, their helper, and how far each has come. */
import type { Interval, RevocationReason, TicketSource } from "@stoep/contract/care";
import { dayAt, dayMs, daysBefore, daysLater, hourMs, instantAt, monthsLater } from "@stoep/contract/kernel";
import { type Chance, chance } from "../chance.ts";
import { ZONE } from "../moments.ts";
import { stableId } from "../stable-id.ts";
import type { Kind, Wish } from "./notation.ts";
import type { CarePerson, DemoHelper } from "./people.ts";
import * as words from "./phrases.ts";
import { atOffice, clock, type Fate, fates, firstFates, progressOf, type TicketMoments } from "./ticket-progress.ts";

export interface DemoTicket extends TicketMoments {
  id: string;
  luck: Chance;
  member: CarePerson;
  helper: DemoHelper | null;
  kind: Kind;
  wish: Wish;
  title: string;
  source: TicketSource;
  assignee: string | null;
  isConfidential: boolean;
  outcome: string;
  referredTo: string;
  revokedBecause: RevocationReason | null;
  revokedText: string;
  series?: { id: string; on: string };
}

export interface DemoSeries {
  id: string;
  every: Interval;
  firstOn: string;
  nextOn: string;
  startsAt: string;
  endsAt: string;
  skipped: string[];
  createdAt: Date;
}

export interface CareWorld {
  now: Date;
  members: readonly CarePerson[];
  helpers: readonly DemoHelper[];
  kinds: readonly Kind[];
  /** Account ids. */
  concierges: readonly string[];
  /** The account that confidential tickets are assigned to. */
  admin: string;
}

/** A nearby helper for this kind of help, preferably one who has helped this member before. */
function helperFor(
  world: CareWorld,
  kind: Kind,
  member: CarePerson,
  before: readonly DemoHelper[],
  at: Date,
  luck: Chance,
) {
  const [known] = before;
  if (known && luck.is(0.6)) return known;
  const able = world.helpers.filter(
    ({ status, suspendedBecause, categories, sinceDays }) =>
      status === "accepted" &&
      suspendedBecause === "" &&
      categories.includes(kind.icon) &&
      world.now.getTime() - sinceDays * dayMs < at.getTime(),
  );
  const near = able.filter(({ home }) => home.area === member.home.area);
  const from = near.length > 0 && luck.is(0.7) ? near : able;
  return from.length > 0 ? luck.pick(from) : null;
}

/** `total`: spread over fourteen months, with more and more per month. */
export function ticketsOf(world: CareWorld, total: number): DemoTicket[] {
  const { now, members, kinds } = world;
  const shares = Object.fromEntries(kinds.map(({ icon, share }) => [icon, share]));
  const met = new Map<string, DemoHelper[]>();
  const ages = Array.from({ length: total }, (_, index) => {
    const luck = chance(`care/ticket/${index}`);
    if (index < firstFates.length) return { luck, key: index, days: luck.between(6, 9) };
    return { luck, key: index, days: index < total / 14 ? luck.between(0.1, 14) : luck.next() ** 1.25 * 425 };
  }).sort((one, other) => other.days - one.days);
  return ages.map(({ luck, key, days }): DemoTicket => {
    const createdAt = atOffice(daysBefore(now, days), luck);
    const there = members.filter(({ sinceDays, suspendedBecause }) => sinceDays > days && suspendedBecause === "");
    // Some members call every month, most now and then.
    const member = luck.shuffled(there.length > 0 ? there : [...members])[0] as CarePerson;
    const regular = luck.is(0.45) ? (there[Math.floor(luck.next() ** 3 * there.length)] ?? member) : member;
    const wanted = luck.weighted(shares);
    const kind = kinds.find(({ icon }) => icon === wanted) as Kind;
    const written = createTicket(world, { key, luck, createdAt, member: regular, kind, days });
    const { helper } = written;
    const known = met.get(regular.id) ?? [];
    const chosen = helper && helperFor(world, kind, regular, known, createdAt, luck);
    if (chosen) met.set(regular.id, [chosen, ...known.filter((one) => one !== chosen)]);
    return { ...written, helper: chosen ?? helper };
  });
}

interface TicketInput {
  key: number;
  luck: Chance;
  createdAt: Date;
  member: CarePerson;
  kind: Kind;
  days: number;
}

function createTicket(world: CareWorld, making: TicketInput): DemoTicket {
  const { key, luck, member, kind } = making;
  const { wish, source } = chooseWish(making);
  const helper = helperFor(world, kind, member, [], making.createdAt, luck);
  const life = ticketOf(world, making, { wish, source, hasHelper: helper !== null });
  const isConfidential = luck.is(0.02);
  const isNew = life.state === "open" && luck.is(0.75) && !isConfidential;
  return {
    ...life,
    luck,
    member,
    kind,
    wish,
    isConfidential,
    source,
    id: stableId("care/ticket", key),
    helper: life.matchedAt ? helper : null,
    title: wish.title.replace("{place}", luck.pick(kind.places ?? [""])),
    assignee: isNew ? null : assigneeOf(world, isConfidential, luck),
    referredTo: source === "fast" && luck.is(0.7) ? luck.pick(words.referrals) : "",
    ...endOf(life, luck),
  };
}

/** By phone, through the form in their own language, or reported afterwards. */
function chooseWish({ luck, member, kind, days }: TicketInput): { wish: Wish; source: TicketSource } {
  const own = kind.wishes.filter(({ language }) => language === member.language);
  if (own.length > 0 && luck.is(0.5)) return { wish: luck.pick(own), source: "webform" };
  const wish = luck.pick(kind.wishes.filter(({ language }) => language === undefined));
  return { wish, source: days > 1 && luck.is(0.05) ? "fast" : "staff" };
}

function ticketOf(
  { now }: CareWorld,
  { key, luck, days, createdAt }: TicketInput,
  { wish, source, hasHelper }: { wish: Wish; source: TicketSource; hasHelper: boolean },
): TicketMoments {
  if (source === "fast") return { state: "solved", createdAt, solvedAt: createdAt };
  const usual = luck.weighted<Fate>(fates.find(([until]) => days < until)?.[1] ?? { solved: 1 });
  const wanted = firstFates[key] ?? usual;
  const fate = hasHelper || ["open", "looking", "revoked"].includes(wanted) ? wanted : "without";
  return progressOf(luck, { fate, createdAt, minutes: wish.minutes, now });
}

function endOf({ solvedAt, revokedAt, matchedAt }: TicketMoments, luck: Chance) {
  const because = luck.weighted<RevocationReason>({ "no-longer-needed": 6, "other-solution": 4 });
  return {
    outcome: solvedAt ? luck.pick(matchedAt ? words.outcomes : words.outcomesWithout) : "",
    revokedBecause: revokedAt ? because : null,
    revokedText: revokedAt ? luck.pick(words.reasons[because]) : "",
  };
}

const assigneeOf = ({ concierges, admin }: CareWorld, isConfidential: boolean, luck: Chance) =>
  isConfidential && luck.is(0.5) ? admin : luck.pick(concierges);

/** Repeated help: the past dates, and the next one, which is scheduled. @throws when no helper offers it */
export function seriesOf(world: CareWorld, count: number): { series: DemoSeries; tickets: DemoTicket[] }[] {
  const plans = [
    { every: "weekly", past: 14, icon: "shopping" },
    { every: "two-weekly", past: 8, icon: "coffee" },
    { every: "monthly", past: 7, icon: "car" },
    { every: "weekly", past: 5, icon: "coffee" },
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const luck = chance(`care/series/${index}`);
    const plan = plans[index % plans.length] as (typeof plans)[number];
    const kind = world.kinds.find(({ icon }) => icon === plan.icon) as Kind;
    const old = world.members.filter(({ sinceDays, suspendedBecause }) => sinceDays > 300 && suspendedBecause === "");
    const member = luck.pick(old);
    const begun = daysBefore(world.now, 250);
    const helper = helperFor(world, kind, member, [], begun, luck);
    if (!helper) throw new Error(`Nobody helps with ${plan.icon}`);
    return createSeries(world, { index, luck, plan, kind, member, helper });
  });
}

interface SeriesInput {
  index: number;
  luck: Chance;
  plan: { every: Interval; past: number };
  kind: Kind;
  member: CarePerson;
  helper: DemoHelper;
}

function createSeries(world: CareWorld, { index, luck, plan: { every, past }, kind, member, helper }: SeriesInput) {
  const { now } = world;
  const id = stableId("care/series", index);
  const next = daysLater(dayAt(now, ZONE), luck.whole(1, 6));
  const step = (from: string, by: number) =>
    every === "monthly" ? monthsLater(from, by) : daysLater(from, by * (every === "weekly" ? 7 : 14));
  const days = Array.from({ length: past + 1 }, (_, place) => step(next, place - past));
  const [firstOn = next] = days;
  const startsAt = clock(luck.whole(18, 30) * 30);
  const wish = kind.wishes[0] as Wish;
  const assignee = luck.pick(world.concierges);
  const endsAt = clock(
    Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3)) + Math.ceil(wish.minutes / 15) * 15,
  );
  const tickets = days.map((on): DemoTicket => {
    const start = instantAt(on, startsAt, ZONE);
    const createdAt = daysBefore(start, 13);
    const isAhead = on === next;
    const end = instantAt(on, endsAt, ZONE);
    return {
      id: stableId("care/ticket", id, on),
      luck: chance(`care/${id}/${on}`),
      member,
      helper,
      kind,
      wish,
      assignee,
      createdAt,
      takenAt: createdAt,
      matchedAt: createdAt,
      plannedAt: createdAt,
      startsAt: start,
      endsAt: end,
      ...(isAhead ? {} : { startedAt: start, executedAt: end, solvedAt: new Date(end.getTime() + 1.5 * hourMs) }),
      state: isAhead ? "planned" : "solved",
      source: "series",
      isConfidential: false,
      title: wish.title.replace("{place}", kind.places?.[0] ?? ""),
      referredTo: "",
      revokedBecause: null,
      revokedText: "",
      outcome: isAhead ? "" : luck.pick(words.outcomes),
      series: { id, on },
    } as DemoTicket;
  });
  const createdAt = tickets[0]?.createdAt ?? now;
  const series = { id, every, firstOn, nextOn: step(next, 1), startsAt, endsAt, skipped: [], createdAt };
  return { series, tickets };
}
