/** Names of files, of what somebody holds, and of answers that LimeSurvey has by itself, in the readers' language. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { words } = readTexts<typeof en>(import.meta.dirname);
