/** Words of mails and files. */
import type { ReportReason } from "@stoep/contract/conversations";
import type { Language } from "@stoep/contract/kernel";
import type { Translations } from "#kernel/texts.ts";
import { say, words } from "./texts.ts";

export const groundWords: Record<ReportReason, Translations> = words.moderation.grounds;

/** Names the author's content, within a sentence. */
export function describeThing(thing: string, title: string, language: Language): string {
  if (thing !== "comment") return say(language, "moderation.things.message", { title });
  return title === ""
    ? say(language, "moderation.things.comment")
    : say(language, "moderation.things.commentOn", { title });
}
