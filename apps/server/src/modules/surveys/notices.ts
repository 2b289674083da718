import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

export const notices = defineNotices(
  words.notices,
  // Told by a job, which may run again.
  { "surveys.ends": { mail: mails.surveyEnds, isToldOnce: true, countsThings: true } },
  { survey: { residents: "take-part/surveys", staff: "participation/surveys" } },
);
