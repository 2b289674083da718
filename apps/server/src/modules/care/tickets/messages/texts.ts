/** The words of its mails and files. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { words, say } = readTexts<typeof en>(import.meta.dirname);
