/** States, moments, what a message lacks, what changed. Pure. */
import { dayMs, daySeconds, daysAfter, daysBefore, type FieldCode, hourMs } from "@stoep/contract/kernel";
import {
  type PeopleCount,
  peopleCount,
  peopleCountMin,
  peopleRoughly,
  peopleSum,
  peopleTotal,
} from "@stoep/contract/people-count";
import {
  CompletePost,
  type Engagement,
  type PostState,
  type PostStatistics,
  type Rating,
  type Reach,
} from "@stoep/contract/publishing";
import type { z } from "zod";
import { refuse } from "#kernel/refuse.ts";
import type { PostContent } from "./posts/content.ts";
import type { ReachedPlace } from "./reach/store/reach.ts";

interface Moments {
  publishAt: Date | null;
  publishedAt: Date | null;
}
type FieldProblems = Record<string, FieldCode>;

/** S1 §4. There is no status column that could contradict the timestamps. */
export function stateOf(post: Moments): PostState {
  if (post.publishedAt) return "published";
  return post.publishAt ? "scheduled" : "concept";
}

/** Scheduled, and due within ten seconds: a job may start slightly too early. */
export function isAboutToGoLive({ publishAt, publishedAt }: Moments, now: Date): boolean {
  const early = publishedAt === null && publishAt !== null ? publishAt.getTime() - now.getTime() : 0;
  return early > 0 && early < 10_000;
}

/** `at` null: now. Refuses with `schedule_in_past`. S1 §5 Schedule */
export function goLiveMoment(at: string | null, now: Date): Date {
  if (at === null) return now;
  const moment = new Date(at);
  return moment > now ? moment : refuse("schedule_in_past", { at: "momentInPast" });
}

/** For how many days a deletion can be undone; files stay as long. D §6 */
const keptDays = 30;
export const restorableSince = (now: Date): Date => daysBefore(now, keptDays);

export const restorableUntil = (deletedAt: Date): Date => daysAfter(deletedAt, keptDays);

const pollKinds = { vote: "up-down", perception: "perception", option: "option" } as const;

/** S1 §3: types 1 to 3 are polls. */
export function pollKindOf(type: PostContent["type"]): (typeof pollKinds)[keyof typeof pollKinds] | null {
  return type in pollKinds ? pollKinds[type as keyof typeof pollKinds] : null;
}

/** Why a message cannot be live at `moment`: a code per field; empty when it can. S1 §5 Message */
export function publishProblems(content: PostContent, moment: Date): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of CompletePost.safeParse(content).error?.issues ?? []) {
    problems[issue.path.join(".")] ??= codeOf(issue);
  }
  if (pollKindOf(content.type) && content.pollClosesAt !== null && new Date(content.pollClosesAt) <= moment) {
    problems.pollClosesAt ??= "pollCloseInPast";
  }
  return problems;
}

/** The schema's messages are field codes. */
const codeOf = (issue: z.core.$ZodIssue) => issue.message as FieldCode;

/**
 * Why a live message cannot be changed like this, by field. A poll that has already closed can stay closed, but not be moved to
 * another closing time in the past.
 */
export function changeProblems(before: PostContent, after: PostContent, now: Date): FieldProblems {
  const { pollClosesAt, ...problems } = publishProblems(after, now);
  return pollClosesAt && before.pollClosesAt !== after.pollClosesAt ? { ...problems, pollClosesAt } : problems;
}

/** Once there are votes, the type of poll and its options stay as they are; options may be added. */
export function votedPollProblems(before: PostContent, after: PostContent): FieldProblems {
  if (!pollKindOf(before.type)) return {};
  if (before.type !== after.type) return { type: "pollHasVotes" };
  const stays = (option: PostContent["options"][number]) =>
    after.options.some(({ id, text }) => id === option.id && text === option.text);
  return before.type !== "option" || before.options.every(stays) ? {} : { options: "pollHasVotes" };
}

/** The fields in which two versions differ. */
export function changedFields(before: PostContent, after: PostContent): string[] {
  const fields = Object.keys(before) as (keyof PostContent)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).sort();
}

const reachFields: readonly string[] = ["neighbourhoodIds", "streetIds", "type", "visibility"];

/** Whether these changes may make the message reach more people, or reach them as an alert. */
export const mayReachOthers = (changed: string[]): boolean => changed.some((field) => reachFields.includes(field));

/** Within the first 24 hours after publishing, most people have not looked yet. */
const earlyMs = dayMs;
export const isEarly = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() < earlyMs;

/** Exact counts, of one neighbourhood or of several. */
export type Figures = Record<keyof Engagement, number>;
/** Sums over several neighbourhoods, and the part of them that comes from neighbourhoods with fewer than ten people each. */
export type Totals = Figures & Record<"fewReached" | "fewSeen" | "fewOpened" | "fewClicked", number>;
type RatedFigures = Pick<Figures, "reached" | "seen" | "reactions">;

/**
 * S1 §9: good when 75 % of those reached saw it or with 10 reactions, average at 60 % or 5; anything less is weak, but only after
 * the first day. A percentage is used only when at least ten people saw the message; a message whose rating would depend on a
 * smaller number has none. D §9
 */
export function ratingOf({ reached, seen, reactions }: RatedFigures, early: boolean): Rating {
  const sawIt = (percent: number) => seen >= peopleCountMin && seen * 100 >= reached * percent;
  if (sawIt(75) || reactions >= 10) return "good";
  if (sawIt(60) || reactions >= 5) return "average";
  if (seen < peopleCountMin && (peopleCountMin - 1) * 100 >= reached * 60) return "none";
  return early ? "early" : "weak";
}

/** What may be shown of the counts: numbers of people from ten upwards, and reactions, comments and votes, which are public, exactly. D §9 */
export function disclosedFigures({ fewReached, fewSeen, fewOpened, fewClicked, ...all }: Totals): Engagement {
  const { reactions, comments, votes } = all;
  return {
    reached: peopleSum(all.reached, fewReached),
    seen: peopleSum(all.seen, fewSeen),
    opened: peopleSum(all.opened, fewOpened),
    clicked: peopleSum(all.clicked, fewClicked),
    reactions,
    comments,
    votes,
  };
}

/** A share of people, disclosed only where both counts are. D §9 */
export const shareOf = (part: PeopleCount, whole: PeopleCount): number | null =>
  part === null || whole === null ? null : part / whole;

/** Messages that went live in the last twelve months, at least a day ago. */
export const medianWindow = (now: Date): { since: Date; until: Date } => ({
  since: daysBefore(now, 365),
  until: new Date(now.getTime() - earlyMs),
});

const hourSeconds = 3600;

/** Hourly for two days, daily for nine weeks, then weekly: no more points than a curve can show. Views are counted in the same steps. */
export function curveStepSeconds(publishedAt: Date, now: Date): number {
  const days = (now.getTime() - publishedAt.getTime()) / dayMs;
  if (days <= 2) return hourSeconds;
  return days <= 63 ? daySeconds : 7 * daySeconds;
}

/** New views in one step; `step` counts from when the message went live. */
interface ViewStep {
  step: number;
  seen: number;
  opened: number;
  clicked: number;
}

/**
 * How many had seen it, opened it and followed its button at the end of each step, in whole tens, so that the difference of two
 * steps reveals nobody; the last step ends now. D §9
 */
export function curveOfViews(
  views: readonly ViewStep[],
  { publishedAt, stepSeconds, now }: { publishedAt: Date; stepSeconds: number; now: Date },
): PostStatistics["overTime"] {
  let [seen, opened, clicked] = [0, 0, 0];
  return views.map((one) => {
    seen += one.seen;
    opened += one.opened;
    clicked += one.clicked;
    const end = Math.min(publishedAt.getTime() + (one.step + 1) * stepSeconds * 1000, now.getTime());
    return {
      at: new Date(end).toISOString(),
      seen: peopleRoughly(seen),
      opened: peopleRoughly(opened),
      clicked: peopleRoughly(clicked),
    };
  });
}

/**
 * Whom a message reaches, in total and in each neighbourhood. If it is narrowed to streets or businesses, each number is in whole tens:
 * an editor could otherwise count people street by street. Null means fewer than ten, or nobody.
 */
export function disclosedReach(places: readonly ReachedPlace[], isForBusinesses: boolean): Reach {
  const isRough = ({ narrowed }: ReachedPlace) => narrowed || isForBusinesses;
  const totalOf = (key: "households" | "residents") => {
    const exact = peopleTotal(places.filter((place) => !isRough(place)).map((place) => place[key])) ?? 0;
    const rough = places.filter(isRough).reduce((sum, place) => sum + (peopleRoughly(place[key]) ?? 0), 0);
    return peopleCount(exact + rough);
  };
  const shown = (place: ReachedPlace, count: number) => (isRough(place) ? peopleRoughly(count) : peopleCount(count));
  return {
    households: totalOf("households"),
    residents: totalOf("residents"),
    neighbourhoods: places.length,
    places: places.map((place) => ({
      id: place.id,
      name: place.name,
      streets: place.streets,
      households: shown(place, place.households),
      residents: shown(place, place.residents),
    })),
  };
}

/** Must equal the sums in `post_total`. */
export function sumFigures(places: readonly Figures[]): Totals {
  const sum = (key: keyof Figures) => places.reduce((total, place) => total + place[key], 0);
  const few = (key: keyof Figures) =>
    places.reduce((total, place) => total + (place[key] < peopleCountMin ? place[key] : 0), 0);
  return {
    reached: sum("reached"),
    seen: sum("seen"),
    opened: sum("opened"),
    clicked: sum("clicked"),
    reactions: sum("reactions"),
    comments: sum("comments"),
    votes: sum("votes"),
    fewReached: few("reached"),
    fewSeen: few("seen"),
    fewOpened: few("opened"),
    fewClicked: few("clicked"),
  };
}

/** S1 §8, §9: a warning when something was posted there in the day before. */
export const hoursBetweenPosts = 24;
export const warningSince = (moment: Date): Date => new Date(moment.getTime() - hoursBetweenPosts * hourMs);

/** Alerts are mailed within a day of publishing: widening an older one mails nobody. */
export const isFreshlyPublished = (publishedAt: Date, now: Date): boolean => publishedAt > warningSince(now);
