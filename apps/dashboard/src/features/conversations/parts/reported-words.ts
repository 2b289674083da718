import type { ReportedThing } from "@stoep/contract/conversations";
import type { useText } from "./words.ts";

type T = ReturnType<typeof useText>;

/** Whose words were reported: an organisation's or a person's; who closed their account has no name any more. */
export const speakerOf = ({ name, organisation }: { name: string; organisation: string | null }, t: T): string =>
  organisation ?? (name || t("comment.nobody"));

/** What was reported, in a few words: "Comment by Fatma Y.", or the subject's own name. */
export const titleOf = ({ comment, subjectName }: ReportedThing, t: T): string =>
  comment ? t("reports.commentBy", { name: speakerOf(comment.author, t) }) : subjectName || t("reports.gone");
