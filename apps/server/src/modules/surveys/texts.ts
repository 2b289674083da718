/** Names of files and of what somebody holds, in the readers' language. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { words } = readTexts<typeof en>(import.meta.dirname);
