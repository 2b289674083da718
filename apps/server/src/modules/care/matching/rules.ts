/**
 * The order in which helpers are suggested for a ticket, and why. Pure: the same people and ticket give the same order. The store
 * leaves out those who may not be suggested at all. S2 §3, Matching
 */
import type { MatchReason, PartOfWeek, Transport } from "@stoep/contract/care";
import { dayMs, wallClockAt } from "@stoep/contract/kernel";
import { fold } from "@stoep/contract/search-words";

type Code = MatchReason["code"];

/** The points of each reason; docs/specification/care.md has the same table. */
export const weights = {
  /** Said yes to this very ticket, when somebody else had it: before all others. */
  offered: 200,
  category: 30,
  skill: 10,
  /** The most kilometres, and the points for them. */
  distance: [
    [1, 30],
    [2, 24],
    [5, 15],
    [10, 6],
  ],
  "beyond-radius": -40,
  language: 15,
  "no-language": -25,
  car: 20,
  "no-car": -30,
  available: 15,
  "not-available": -20,
  /** For each ticket that they solved together, up to three: then they are a lasting duo. */
  duo: 8,
  "refused-lately": -20,
  /** For each task of the last ninety days or ahead, up to five. */
  load: -3,
  /** With no task in the last year; 30 fewer each time that the usual number is reached, without a limit. */
  turn: 30,
} as const;

/** The last band: further away than any that has points, or at an unknown distance. */
const farthest = weights.distance.length;

/** The band of a distance, of those that have points. */
export const bandOf = (km: number | null): number => {
  const band = km === null ? -1 : weights.distance.findIndex(([within]) => km <= within);
  return band < 0 ? farthest : band;
};

/** Fewer helpers than this say little about what is usual. */
const enoughHelpers = 10;

const mostDuo = 3;
const mostLoad = 5;
const refusedLatelyDays = 30;

export interface Point {
  longitude: number;
  latitude: number;
}

/** The ticket, and its member. */
export interface TicketNeeds {
  now: Date;
  place: Point | null;
  needsCar: boolean;
  /** null: no appointment yet. */
  part: PartOfWeek | null;
  /** From title and category, folded: words of at least four letters. */
  words: readonly string[];
}

/** A helper as read by the store. */
export interface HelperFacts {
  id: string;
  place: Point | null;
  radiusKm: number | null;
  /** Offers help in the ticket's category. */
  hasCategory: boolean;
  /** Would have helped with this ticket before. */
  hasOffered: boolean;
  /** Shares a language with the member. */
  speaks: boolean;
  skills: string;
  transport: Transport;
  /** null: unknown. */
  isAvailable: boolean | null;
  duo: number;
  /** Tasks of the last ninety days, and those ahead. */
  load: number;
  /** Tasks of the last year, and those ahead. */
  year: number;
  /** In milliseconds since 1970. */
  helperSince: number;
  /** In milliseconds since 1970. */
  lastRefusedAt: number | null;
  lastAskedAt: number | null;
}

export interface ScoredHelper<C extends HelperFacts> {
  candidate: C;
  distanceKm: number | null;
  reasons: MatchReason[];
  score: number;
}

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function medianOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const [middle, upper] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return ((sorted[middle] ?? 0) + (sorted[upper] ?? 0)) / 2;
}

/** As the crow flies, to a hundred metres. */
export function kilometres(one: Point | null, other: Point | null): number | null {
  if (!one || !other) return null;
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return Math.round(2 * earthKm * Math.asin(Math.sqrt(height + along)) * 10) / 10;
}

/** The part of the week, in the terms of helpers' availability: morning until 12, afternoon until 18, by the network's clocks. */
export function partOfWeek(moment: Date | null, timeZone: string): PartOfWeek | null {
  if (!moment) return null;
  const { day, time } = wallClockAt(moment, timeZone);
  const weekday = (["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const)[new Date(`${day}T12:00Z`).getUTCDay()];
  const part = time < "12:00" ? "morning" : time < "18:00" ? "afternoon" : "evening";
  return `${weekday ?? "mon"}-${part}`;
}

/** Words of a skill; short words say nothing about one. */
export const skillWords = (text: string): string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word.length >= 4);

/** With the strongest reason first. `usual`: tasks in a whole year of those who live equally near; null: nobody had any. */
export function score<C extends HelperFacts>(
  candidate: C,
  wanted: TicketNeeds,
  usual: number | null = null,
): ScoredHelper<C> {
  const scored = scoreUnsorted(candidate, wanted, kilometres(candidate.place, wanted.place), usual);
  scored.reasons.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return scored;
}

/** Runs for thousands of helpers at once: one list each, and nothing is read twice. */
function scoreUnsorted<C extends HelperFacts>(
  candidate: C,
  wanted: TicketNeeds,
  distanceKm: number | null,
  usual: number | null,
): ScoredHelper<C> {
  const reasons: MatchReason[] = [];
  addSkill(reasons, candidate, wanted);
  addDistance(reasons, candidate, distanceKm);
  reasons.push(candidate.speaks ? reasonWorth("language") : reasonWorth("no-language"));
  if (wanted.needsCar && candidate.transport !== "unknown")
    reasons.push(reasonWorth(candidate.transport === "car" ? "car" : "no-car"));
  if (wanted.part !== null && candidate.isAvailable !== null)
    reasons.push(reasonWorth(candidate.isAvailable ? "available" : "not-available"));
  addHistory(reasons, candidate, wanted);
  if (usual !== null && !candidate.hasOffered) addTurn(reasons, candidate, wanted.now, usual);
  let sum = 0;
  for (const { points } of reasons) sum += points;
  return { candidate, distanceKm, reasons, score: sum };
}

type FlatReason = { [K in Code]: (typeof weights)[K] extends number ? K : never }[Code];
const reasonWorth = (code: FlatReason, times = 1): MatchReason => ({ code, points: weights[code] * times });

function addSkill(
  reasons: MatchReason[],
  { hasCategory, hasOffered, skills }: HelperFacts,
  { words }: TicketNeeds,
): void {
  if (hasOffered) reasons.push(reasonWorth("offered"));
  if (hasCategory) reasons.push(reasonWorth("category"));
  if (mayHaveSkill(skills, words) && words.some((word) => fold(skills).includes(` ${word}`)))
    reasons.push(reasonWorth("skill"));
}

const hasAccents = /[^\0-\x7f]/;
/** Folding costs more than all the rest, and for most helpers a plain comparison already rules a match out. */
function mayHaveSkill(skills: string, words: readonly string[]): boolean {
  if (skills === "") return false;
  const plain = skills.toLowerCase();
  return hasAccents.test(skills) || words.some((word) => plain.includes(word));
}

function addDistance(reasons: MatchReason[], { radiusKm }: HelperFacts, amount: number | null): void {
  if (amount === null) return;
  if (radiusKm !== null && amount > radiusKm) {
    reasons.push({ ...reasonWorth("beyond-radius"), amount });
    return;
  }
  const [, points] = weights.distance.find(([within]) => amount <= within) ?? [];
  if (points !== undefined) reasons.push({ code: "distance", points, amount });
}

function addHistory(reasons: MatchReason[], { duo, load, lastRefusedAt }: HelperFacts, { now }: TicketNeeds): void {
  if (duo > 0) reasons.push({ ...reasonWorth("duo", Math.min(duo, mostDuo)), amount: duo });
  if (lastRefusedAt !== null && now.getTime() - lastRefusedAt < refusedLatelyDays * dayMs)
    reasons.push(reasonWorth("refused-lately"));
  if (load > 0) reasons.push({ ...reasonWorth("load", Math.min(load, mostLoad)), amount: load });
}

function addTurn(reasons: MatchReason[], helper: HelperFacts, now: Date, usual: number): void {
  const theirs = usual * shareOfYear(helper, now);
  const points = Math.round(weights.turn * (1 - helper.year / theirs));
  if (points !== 0) reasons.push({ code: "turn", points, amount: helper.year, usual: Math.round(theirs * 10) / 10 });
}

/** Which part of the last year they were a helper; at least a month. */
const shareOfYear = ({ helperSince }: HelperFacts, now: Date): number =>
  Math.min(1, Math.max(1 / 12, (now.getTime() - helperSince) / (365 * dayMs)));

/**
 * For each band of distance: the median of the tasks in a whole year of those of its helpers who had any; null: nobody had. Where they
 * are few, those of the next bands count with them.
 */
function usualByBand(bands: readonly number[], candidates: readonly HelperFacts[], now: Date): (number | null)[] {
  const rates: number[][] = Array.from({ length: farthest + 1 }, () => []);
  for (const [index, one] of candidates.entries())
    if (one.year > 0) rates[bands[index] ?? farthest]?.push(one.year / shareOfYear(one, now));
  return rates.map((_, band) => {
    const some: number[] = [];
    for (let next = band; next <= farthest && (next === band || some.length < enoughHelpers); next++)
      some.push(...(rates[next] ?? []));
    return some.length === 0 ? null : medianOf(some);
  });
}

/**
 * The best `most`. Those who live equally near take turns over a year, by their points. Among equals, the helper asked longest ago, or
 * never, comes first.
 */
export function rank<C extends HelperFacts>(
  candidates: readonly C[],
  wanted: TicketNeeds,
  most: number,
): ScoredHelper<C>[] {
  const distances = candidates.map((one) => kilometres(one.place, wanted.place));
  const bands = distances.map(bandOf);
  const usual = usualByBand(bands, candidates, wanted.now);
  const usualOf = (index: number) => usual[bands[index] ?? farthest] ?? null;
  return candidates
    .map((one, index) => ({ index, ...scoreUnsorted(one, wanted, distances[index] ?? null, usualOf(index)) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        (a.candidate.lastAskedAt ?? 0) - (b.candidate.lastAskedAt ?? 0) ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .slice(0, most)
    .map(({ candidate, index }) => score(candidate, wanted, usualOf(index)));
}
