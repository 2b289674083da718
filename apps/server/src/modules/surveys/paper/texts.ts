/** The words of printed questionnaires. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { say, words } = readTexts<typeof en>(import.meta.dirname);
