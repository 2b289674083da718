/** The text of notices in mails and on devices. */
import type { Language } from "@stoep/contract/kernel";
import { fillHoles } from "@stoep/contract/texts";
import { say, words } from "../texts.ts";
import { definitionOf, type NoticesScope } from "./kinds.ts";
import type { DueNotice } from "./store/outbox.ts";

/** Nobody reads a longer mail; the rest is in the app. */
const linesMax = 20;

type NoticeContent = Pick<DueNotice, "kind" | "actor" | "details" | "total" | "unmailed">;

/** One line about what no mail has named yet. */
export function noticeLine(
  scope: NoticesScope,
  { kind, actor, details, total, unmailed }: NoticeContent,
  language: Language,
): string {
  const { one, many } = definitionOf(scope, kind).line;
  const people = Math.min(total, Math.max(unmailed, 1));
  const values: Record<string, string> = {
    ...details,
    actor: actor || words.someone[language],
    people: String(people),
  };
  return fillHoles((people > 1 ? many : one)[language], values);
}

export function noticeLines(scope: NoticesScope, notices: readonly NoticeContent[], language: Language): string {
  const lines = notices.slice(0, linesMax).map((one) => `• ${noticeLine(scope, one, language)}`);
  const left = notices.length - lines.length;
  return [...lines, ...(left > 0 ? [say(language, "more", { count: left })] : [])].join("\n");
}
