import type { ReportedThing } from "@stoep/contract/conversations";
import { type useText, wordingOf } from "./words.ts";

type T = ReturnType<typeof useText>;

/** The author of what was reported, an organisation or a person; people who closed their account have no name. */
export const speakerOf = ({ name, organisation }: { name: string; organisation: string | null }, t: T): string =>
  organisation ?? (name || t("comment.nobody"));

/** What was reported, in a few words: "Comment by Fatma Y.", or the subject's own name. */
export function titleOf(thing: ReportedThing, t: T): string {
  const wording = wordingOf(thing);
  if (wording === "comment") return t("reports.commentBy", { name: speakerOf(thing.author, t) });
  return thing.subjectName || t(`reports.nameless.${wording}`);
}

/** The text of a question and the name in it: a comment by its author, anything else by its own name. */
export const questionAbout = (thing: ReportedThing, t: T) =>
  thing.thing === "comment"
    ? ({ about: "comment", name: speakerOf(thing.author, t) } as const)
    : ({ about: "message", name: titleOf(thing, t) } as const);
