/** The words of its mails and files. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { say, words } = readTexts<typeof en>(import.meta.dirname);
