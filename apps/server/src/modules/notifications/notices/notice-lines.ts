/** The text of notices in mails and on devices. */
import type { Language } from "@stoep/contract/kernel";
import { fillHoles } from "@stoep/contract/texts";
import { words } from "../texts.ts";
import { definitionOf, type NoticesScope } from "./kinds.ts";
import type { DueNotice } from "./store/outbox.ts";

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

/** What was written with it: a reply, a reason, the dates that changed. */
export function noticeWords(scope: NoticesScope, { kind, details }: Pick<NoticeContent, "kind" | "details">): string {
  const { tells = ["words"] } = definitionOf(scope, kind);
  return tells.flatMap((name) => details[name]?.trim() || []).join("\n");
}
