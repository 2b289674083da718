/** Who saw a post, opened it, reacted and voted: generated from a seed, so that the statistics look realistic. */
import { dayMs, hourMs } from "@stoep/contract/kernel";
import { type Chance, chance } from "./chance.ts";
import type { DemoPost, Mood, ReactionKind } from "./shapes.ts";

/** A resident who may read posts. */
export interface Reader {
  key: string;
  residentId: string;
  accountId: string;
  /** The code of the neighbourhood. */
  area: string;
  streetId: string | null;
  kind: "person" | "business" | "association";
  language: string;
  joinedAt: Date;
  habit: number;
}

export interface LivePost {
  post: DemoPost;
  id: string;
  publishedAt: Date;
  closesAt: Date | null;
  /** Codes of its neighbourhoods. */
  areas: readonly string[];
  /** Empty when it is for all streets. */
  streetIds: readonly string[];
  optionIds: readonly string[];
}

export interface PostView {
  reader: Reader;
  seenAt: Date;
  openedAt: Date | null;
}

export type Vote =
  | { kind: "up" | "down" }
  | { kind: "perception"; score: number }
  | { kind: "option"; optionId: string };

/** The network's residents whom the post reaches. */
export function readersOf({ post, areas, streetIds }: LivePost, residents: readonly Reader[]): Reader[] {
  const isOpen = post.visibility !== "local-economy";
  return residents.filter(
    ({ area, streetId, kind }) =>
      areas.includes(area) &&
      (isOpen || kind !== "person") &&
      (streetIds.length === 0 || (streetId !== null && streetIds.includes(streetId))),
  );
}

export const isPoll = ({ type }: DemoPost): boolean => type === "vote" || type === "perception" || type === "option";

/** The two residents who can sign in have not touched recent posts, so that they still have something to do. */
const isKept = ({ key }: Reader, post: LivePost, now: Date, days: number): boolean =>
  (key === "dirk" || key === "fatma") && now.getTime() - post.publishedAt.getTime() < days * dayMs;

export function viewsOf(live: LivePost, readers: readonly Reader[], now: Date): PostView[] {
  const luck = chance(`looks/${live.post.key}`);
  const interest = live.post.interest ?? 0.3;
  const looks: PostView[] = [];
  for (const reader of readers) {
    const wasThere = reader.joinedAt <= live.publishedAt;
    const odds = Math.min(0.96, 0.32 + 0.5 * reader.habit + 0.3 * (interest - 0.3)) * (wasThere ? 1 : 0.2);
    const from = Math.max(live.publishedAt.getTime(), reader.joinedAt.getTime());
    const pace = live.post.type === "urgent" ? 2 : 13;
    const seen = from + after(luck, (pace * hourMs) / (0.4 + reader.habit)) + 2 * 60_000;
    const opens = luck.is((isPoll(live.post) ? 0.42 : 0.26) + 0.58 * interest);
    const opened = seen + luck.between(3_000, 40_000);
    if (!luck.is(odds) || seen >= now.getTime() || isKept(reader, live, now, 3)) continue;
    looks.push({ reader, seenAt: new Date(seen), openedAt: opens && opened < now.getTime() ? new Date(opened) : null });
  }
  return looks;
}

/** Delays: most are short, a few long. */
const after = (luck: Chance, mean: number): number => -Math.log(1 - luck.next()) * mean;

const MOODS: Record<Mood, Partial<Record<ReactionKind, number>>> = {
  joy: { like: 48, applause: 20, wow: 12, thanks: 8, haha: 8, welcome: 4 },
  thanks: { thanks: 46, like: 34, applause: 16, wow: 4 },
  practical: { like: 58, thanks: 34, wow: 4, haha: 2, sad: 2 },
  worry: { sad: 44, thanks: 26, like: 18, wow: 12 },
  grumble: { sad: 36, like: 34, haha: 14, wow: 10, thanks: 6 },
  welcome: { like: 38, welcome: 34, thanks: 14, applause: 14 },
  wonder: { like: 50, wow: 26, thanks: 12, applause: 8, haha: 4 },
};

export const moodsOf = ({ mood }: DemoPost) => MOODS[mood ?? "practical"];

export interface Reaction {
  reader: Reader;
  kind: ReactionKind;
  at: Date;
}

export function reactionsTo(live: LivePost, looks: readonly PostView[], now: Date): Reaction[] {
  const luck = chance(`reactions/${live.post.key}`);
  const weights = moodsOf(live.post);
  return looks.flatMap(({ reader, openedAt }) => {
    const willing = luck.is(0.22 + 0.5 * (live.post.interest ?? 0.3));
    const kind = luck.weighted<ReactionKind>(weights);
    if (!willing || !openedAt || isKept(reader, live, now, 10)) return [];
    return [{ reader, kind, at: soonAfter(luck, openedAt, now) }];
  });
}

const soonAfter = (luck: Chance, moment: Date, now: Date): Date =>
  new Date(Math.min(moment.getTime() + luck.between(5_000, 90_000), now.getTime() - 1_000));

export interface CastVote {
  reader: Reader;
  vote: Vote;
  at: Date;
}

export function votesOn(live: LivePost, looks: readonly PostView[], now: Date): CastVote[] {
  const { post, closesAt } = live;
  if (!isPoll(post)) return [];
  const luck = chance(`votes/${post.key}`);
  return looks.flatMap(({ reader, openedAt }) => {
    const willing = luck.is(0.58 + 0.4 * (post.interest ?? 0.3));
    const vote = voteOf(live, luck);
    if (!willing || !openedAt) return [];
    const at = soonAfter(luck, openedAt, now);
    const isOpen = closesAt === null || closesAt > now;
    if ((closesAt && at >= closesAt) || (isOpen && isKept(reader, live, now, 90))) return [];
    return [{ reader, vote, at }];
  });
}

export function voteOf({ post, optionIds }: LivePost, luck: Chance): Vote {
  const tally = post.tally ?? [];
  if (post.type === "perception") {
    const spread = luck.next() + luck.next() + luck.next() - 1.5;
    return { kind: "perception", score: Math.max(1, Math.min(10, Math.round((tally[0] ?? 6) + spread * 3.6))) };
  }
  if (post.type === "vote") return { kind: luck.is((tally[0] ?? 50) / 100) ? "up" : "down" };
  const weights = Object.fromEntries(optionIds.map((id, index) => [id, tally[index] ?? 1]));
  return { kind: "option", optionId: luck.weighted(weights) };
}

/** A few neighbours like another neighbour's comment. */
export function likesFor(key: string, at: Date, readers: readonly Reader[], now: Date): Reaction[] {
  const luck = chance(`nods/${key}`);
  const most = Math.min(7, Math.floor(readers.length / 3));
  const count = luck.is(0.35) ? 0 : Math.round(most * luck.next() ** 1.6);
  return luck
    .shuffled(readers)
    .slice(0, count)
    .map(
      (reader): Reaction => ({
        reader,
        kind: luck.weighted<ReactionKind>({ like: 60, thanks: 12, haha: 14, applause: 10, wow: 4 }),
        at: new Date(Math.min(at.getTime() + after(luck, 5 * hourMs), now.getTime() - 1_000)),
      }),
    );
}
