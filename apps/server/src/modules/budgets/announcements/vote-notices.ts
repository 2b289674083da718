/** The notices of a vote, in the language of each reader. */
import { type Language, languages } from "@stoep/contract/kernel";
import { v5 as idFrom } from "uuid";
import type { NoticeScope } from "#kernel/call.ts";
import { dayInWords, findAnnouncement, selectThese, tellInLanguages } from "#modules/participation/index.ts";
import type { ToldVote } from "./store/due.ts";

/** What people are told of a vote: that it ends, that it is counted, that it was given up. */
export const voteEvents = ["ends", "counted", "givenUp"] as const;
export type VoteEvent = (typeof voteEvents)[number];

const kinds = {
  ends: "budgets.voteEnds",
  counted: "budgets.voteCounted",
  givenUp: "budgets.voteGivenUp",
} as const satisfies Record<VoteEvent, string>;

/** What the notices of a vote are known by. */
export const noticesOf = (what: VoteEvent, roundId: string): string => idFrom(kinds[what], roundId);

/** `people`: ids of residents. The notice knows its vote, so that nobody is told twice when a job runs again. */
export async function notifyOfVote(
  call: NoticeScope,
  what: VoteEvent,
  vote: ToldVote,
  people: readonly string[],
): Promise<void> {
  const { id, projectId, endsOn, replacedBecause } = vote;
  const { title, organisation, translations } = await findAnnouncement(call.db, projectId);
  const wordsIn = (language: Language) => ({
    title: translations.find((one) => one.language === language)?.title ?? title,
    until: endsOn === null ? "" : dayInWords(language, endsOn),
  });
  await tellInLanguages(call, {
    kind: kinds[what],
    eventId: noticesOf(what, id),
    object: { kind: "project", id: projectId },
    actor: { accountId: null, name: organisation },
    original: wordsIn(call.network.languages[0] ?? "en"),
    translations: languages.map((language) => ({ language, words: wordsIn(language) })),
    details: (words) => ({ ...words, organisation, words: what === "givenUp" ? replacedBecause : "" }),
    readers: (readIt) => selectThese(call.db, people).where(readIt),
  });
}
