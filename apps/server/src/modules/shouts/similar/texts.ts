/** What words mean, by language: words for the same thing, endings, and words that say nothing about what a message is about. */
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

export const { words } = readTexts<typeof en>(import.meta.dirname);
