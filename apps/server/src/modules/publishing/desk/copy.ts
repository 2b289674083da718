/** What a copy of a message takes over. Pure. */
import { v7 as newId } from "uuid";
import type { PostContent } from "../posts/index.ts";

/**
 * All its content and its audience, but not its dates, nor until when people can vote or apply: those have passed, or will be different.
 * Options get new ids, since votes refer to an option; their translations move with them.
 */
export function copyContent(content: PostContent): PostContent {
  const { activity, vacancy, options, translations } = content;
  const ids = new Map(options.map(({ id }) => [id, newId()]));
  const renamed = (id: string) => ids.get(id) ?? id;
  return {
    ...content,
    pollClosesAt: null,
    isVotingDisabled: false,
    options: options.map((option) => ({ ...option, id: renamed(option.id) })),
    translations: translations.map((one) => ({
      ...one,
      optionTexts: Object.fromEntries(Object.entries(one.optionTexts).map(([id, text]) => [renamed(id), text])),
    })),
    activity: activity && { ...activity, fromDay: null, untilDay: null, repeatUntil: null },
    vacancy: vacancy && { ...vacancy, applyUntil: null },
  };
}
