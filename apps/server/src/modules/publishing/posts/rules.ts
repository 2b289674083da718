/** States, what a message lacks, what changed. Pure. */
import { daysAfter, daysBefore, type FieldCode, hourMs } from "@stoep/contract/kernel";
import { CompletePost, type PostState } from "@stoep/contract/publishing";
import { pollKindOf } from "@stoep/contract/publishing/values";
import type { z } from "zod";
import type { PostContent } from "./content.ts";

export interface Moments {
  publishAt: Date | null;
  publishedAt: Date | null;
}

type FieldProblems = Record<string, FieldCode>;

/** S1 §4. There is no status column that could contradict the timestamps. */
export function stateOf(post: Moments): PostState {
  if (post.publishedAt) return "published";
  return post.publishAt ? "scheduled" : "concept";
}

/** For how many days a deletion can be undone; files stay as long. D §6 */
const keptDays = 30;

export const restorableSince = (now: Date): Date => daysBefore(now, keptDays);

export const restorableUntil = (deletedAt: Date): Date => daysAfter(deletedAt, keptDays);

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

/** S1 §8, §9: a warning when something was posted there in the day before. */
export const hoursBetweenPosts = 24;

export const warningSince = (moment: Date): Date => new Date(moment.getTime() - hoursBetweenPosts * hourMs);

/** Alerts are mailed within a day of publishing: widening an older one mails nobody. */
export const isFreshlyPublished = (publishedAt: Date, now: Date): boolean => publishedAt > warningSince(now);
