/** The words of its mails and files. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { words } = readTexts<typeof en>(import.meta.dirname);

/** The kinds of reactions, as people read them. */
export const reactionWords = words.ownData.reactions.choices.kind;
