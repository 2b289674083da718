/** The text of notices in mails and on devices. */
import type { Language } from "@stoep/contract/kernel";
import en from "../text/en.json" with { type: "json" };
import fr from "../text/fr.json" with { type: "json" };
import nl from "../text/nl.json" with { type: "json" };
import tr from "../text/tr.json" with { type: "json" };
import { definitionOf, type NoticesScope } from "./kinds.ts";
import type { DueNotice } from "./store/outbox.ts";

const sharedTexts = { en, fr, nl, tr };
/** Nobody reads a longer mail; the rest is in the app. */
const linesMax = 20;

type NoticeContent = Pick<DueNotice, "kind" | "actor" | "details" | "total" | "unmailed">;

/** One line about what no mail has named yet. */
export function noticeLine(
  scope: NoticesScope,
  { kind, actor, details, total, unmailed }: NoticeContent,
  language: Language,
): string {
  const { one, many } = definitionOf(scope, kind).lines[language];
  const people = Math.min(total, Math.max(unmailed, 1));
  const values: Record<string, string> = {
    ...details,
    actor: actor || sharedTexts[language].someone,
    people: String(people),
  };
  return fillHoles(people > 1 ? many : one, values);
}

export function noticeLines(scope: NoticesScope, notices: readonly NoticeContent[], language: Language): string {
  const lines = notices.slice(0, linesMax).map((one) => `• ${noticeLine(scope, one, language)}`);
  const left = notices.length - lines.length;
  return [...lines, ...(left > 0 ? [fillHoles(sharedTexts[language].more, { count: String(left) })] : [])].join("\n");
}

const fillHoles = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
