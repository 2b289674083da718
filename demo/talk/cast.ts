/** Assigns the lines of a thread to people whom the post reaches, and gives each line a time. */

import type { ReportReason } from "@stoep/contract/conversations";
import { hourMs } from "@stoep/contract/kernel";
import { type Chance, chance } from "../chance.ts";
import type { LivePost, Reader } from "../engagement.ts";
import { localHour } from "../moments.ts";
import type { Remark } from "./notation.ts";

export interface CastRemark {
  key: string;
  parentKey: string | null;
  /** Null: the organisation speaks. */
  reader: Reader | null;
  text: string;
  hidden: Remark["hidden"] | null;
  /** The reason for which neighbours reported it; staff have not looked at it yet. */
  reported: ReportReason | null;
  at: Date;
  /** Code of the neighbourhood whose thread it is in; null if all neighbourhoods share one. */
  area: string | null;
}

const MINUTE = 60_000;

export function castThread(
  thread: readonly Remark[],
  live: LivePost,
  readers: readonly Reader[],
  now: Date,
): CastRemark[] {
  const luck = chance(`talk/${live.post.key}`);
  const isShared = live.post.comments === "combined";
  const places = luck.shuffled(live.areas.filter((area) => readers.some((reader) => reader.area === area)));
  const shared = new Map<string, Reader>();
  const moments = topMoments(thread.length, live, now, luck);
  return thread.flatMap((remark, index) => {
    const area = isShared ? null : (places[index % Math.max(places.length, 1)] ?? null);
    const pool = area ? readers.filter((reader) => reader.area === area) : readers;
    const roles = isShared ? shared : new Map<string, Reader>();
    if (pool.length === 0) return [];
    const say = (one: Remark, key: string, parentKey: string | null, at: Date): CastRemark => ({
      key,
      parentKey,
      reader: one.speaker === "org" ? null : personFor(one.speaker, roles, pool, live.publishedAt, luck),
      text: one.text,
      hidden: one.hidden ?? null,
      reported: one.reported ?? null,
      at,
      area,
    });
    const key = `${live.post.key}/${index}`;
    let at = byDay(moments[index] ?? live.publishedAt, live, now);
    const first = say(remark, key, null, at);
    const answers = remark.answers.map((answer, place) => {
      const later = byDay(new Date(at.getTime() + luck.between(4, 150) * MINUTE), live, now);
      at = new Date(Math.min(later.getTime(), now.getTime() - (30 - place) * 1_000));
      return say(answer, `${key}/${place}`, key, at);
    });
    return [first, ...answers];
  });
}

/** Moves comments out of the night: to the morning, or to the evening before if that morning is in the future. */
function byDay(moment: Date, { post, publishedAt }: LivePost, now: Date): Date {
  const hour = localHour(moment);
  if (post.type === "urgent" || hour >= 7) return moment;
  const morning = new Date(moment.getTime() + (7 - hour) * hourMs);
  if (morning < now) return morning;
  const evening = new Date(moment.getTime() - (hour + 1) * hourMs);
  return evening > publishedAt ? evening : moment;
}

/** Comments start within the hour and end after some days, sooner if the post is urgent. */
function topMoments(count: number, { post, publishedAt }: LivePost, now: Date, luck: Chance): Date[] {
  const left = now.getTime() - publishedAt.getTime() - 12 * MINUTE;
  const span = Math.min(left, post.type === "urgent" ? 9 * hourMs : 100 * hourMs);
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + luck.between(0.2, 0.9)) / count) ** 1.5;
    return new Date(publishedAt.getTime() + Math.max(4 * MINUTE, span * 0.9 * share));
  });
}

/** The same letter is the same person; different letters are different people if there are enough. */
function personFor(
  speaker: string,
  roles: Map<string, Reader>,
  pool: readonly Reader[],
  since: Date,
  luck: Chance,
): Reader {
  const known = roles.get(speaker);
  if (known) return known;
  const free = pool.filter(
    (reader) => ![...roles.values()].includes(reader) && !["dirk", "fatma"].includes(reader.key),
  );
  const there = free.filter((reader) => reader.joinedAt <= since && reader.kind === "person");
  const language = /^(tr|fr|en)\d$/.exec(speaker)?.[1] ?? "nl";
  const fitting = there.filter((reader) => reader.language === language);
  const choice = [fitting, there, free, pool].find((some) => some.length > 0) ?? pool;
  const named = pool.find((reader) => reader.key === speaker);
  const person = named ?? luck.pick(choice);
  roles.set(speaker, person);
  return person;
}
