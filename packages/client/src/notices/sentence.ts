import type { Notice } from "./use-notices.ts";

/** Keys that both apps have in their texts for notifications. */
export type NoticeWords = (key: string, values?: Record<string, string | number>) => string;

/** What it is about, also of a kind that only a newer version of the server knows. */
type AnyNotice = Pick<Notice, "people" | "actor" | "values"> & { kind: string };

/** "Fatma and 2 others commented on “Loose tile”". */
export function sentenceOf(t: NoticeWords, { kind, people, actor, values }: AnyNotice): string {
  const title = values.title?.trim();
  const key = people > 1 && has(t, `kinds.${kind}Many`) ? `kinds.${kind}Many` : `kinds.${kind}`;
  if (!has(t, key)) return t("other");
  return t(key, {
    ...values,
    actor: actor || t("someone"),
    organisation: values.organisation || t("someone"),
    thing: title ? t("quoted", { title }) : t("untitled"),
    count: people - 1,
    total: people,
  });
}

/** A newer server than this page may send kinds that the page does not know. */
const has = (t: NoticeWords, key: string): boolean => !t(key, { count: 1 }).endsWith(key);

const parts = ["today", "yesterday", "earlier"] as const;
export type DayPart = (typeof parts)[number];

/** Notifications under the headings they belong to, by the days of the reader's clock; headings without any are left out. */
export function noticesByDay(notices: readonly Notice[], now = new Date()): [DayPart, Notice[]][] {
  return [...Map.groupBy(notices, ({ at }) => dayPartOf(at, now))];
}

function dayPartOf(at: string, now: Date): DayPart {
  const startOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const startOfYesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const moment = new Date(at);
  return moment >= startOfToday ? "today" : moment >= startOfYesterday ? "yesterday" : "earlier";
}
