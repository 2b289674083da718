/** The words of the file of wrong rows. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { words } = readTexts<typeof en>(import.meta.dirname);
