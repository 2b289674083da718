/**
 * Three days before its last day who follows the project of a survey, may answer it and has not is reminded, once. Who has the notice had
 * not answered by then, so notices go with the rights. Nobody knows who began: what is typed stays on the device. D §12
 */
import { dayAt, daysLater, languages } from "@stoep/contract/kernel";
import { latestMailDay } from "@stoep/contract/notifications";
import type { JobCall, NoticeScope } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { deleteNoticesAbout } from "#modules/notifications/index.ts";
import { dayInWords, tellInLanguages } from "#modules/participation/index.ts";
import { findEnding, selectReminded, takeEnding } from "./store/reminders.ts";

const daysBeforeLast = 3;

/** In the morning, and not of a survey that began the same day. Returns of how many surveys. */
export async function remindOfEnds(call: JobCall<Tx>, limit: number): Promise<number> {
  const { db, network, now } = call;
  if (!network) return 0;
  const day = latestMailDay(now, network.timeZone);
  const days = {
    now,
    today: dayAt(now, network.timeZone),
    openedBefore: day,
    endsBy: daysLater(day, daysBeforeLast),
  };
  const ending = await takeEnding(db, days, limit);
  for (const { id } of ending) await remindOf({ ...call, network }, id);
  return ending.length;
}

async function remindOf(call: NoticeScope, surveyId: string): Promise<void> {
  const { title, titles, organisation, endsOn, projectId } = await findEnding(call.db, surveyId);
  if (endsOn === null || projectId === null) return;
  const wordsIn = (language: (typeof languages)[number]) => ({
    title: titles[language] || title,
    until: dayInWords(language, endsOn),
  });
  await tellInLanguages(call, {
    kind: "surveys.ends",
    eventId: surveyId,
    object: { kind: "survey", id: surveyId },
    actor: { accountId: null, name: organisation },
    original: wordsIn(call.network.languages[0] ?? "en"),
    translations: languages.map((language) => ({ language, words: wordsIn(language) })),
    details: (words) => ({ ...words, organisation }),
    readers: (readIt) => selectReminded(call.db, surveyId, projectId).where(readIt),
  });
}

/** Of surveys that were deleted, or of which nobody knows any more who answered. */
export const forgetReminders = (db: Tx, surveyIds: readonly string[]): Promise<number> =>
  deleteNoticesAbout(db, surveyIds, ["surveys.ends"]);
