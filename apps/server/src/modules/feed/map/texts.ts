/** The words of the map's file. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { words } = readTexts<typeof en>(import.meta.dirname);
