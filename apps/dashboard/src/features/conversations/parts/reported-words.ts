import type { ReportedThing } from "@stoep/contract/conversations";
import type { useText } from "./words.ts";

type T = ReturnType<typeof useText>;

/** The author of what was reported, an organisation or a person; people who closed their account have no name. */
export const speakerOf = ({ name, organisation }: { name: string; organisation: string | null }, t: T): string =>
  organisation ?? (name || t("comment.nobody"));

/** What was reported, in a few words: "Comment by Fatma Y.", or the subject's own name. */
export const titleOf = ({ comment, subjectName }: ReportedThing, t: T): string =>
  comment ? t("reports.commentBy", { name: speakerOf(comment.author, t) }) : subjectName || t("reports.gone");
