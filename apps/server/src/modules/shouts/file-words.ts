/** The words that the files of shouts share. */
import type { ShoutKind, ShoutStatus } from "@stoep/contract/shouts";
import type { Translations } from "#kernel/texts.ts";
import { themeWords } from "#modules/publishing/index.ts";
import { words } from "./texts.ts";

const texts = words.files;

export const kindWords: Record<ShoutKind, Translations> = texts.kinds;
export const statusWords: Record<ShoutStatus, Translations> = texts.statuses;
export const titleHeading: Translations = texts.headings.title;
export const textHeading: Translations = texts.headings.text;
export const kindHeading: Translations = texts.headings.kind;
export const statusHeading: Translations = texts.headings.status;
export const neighbourhoodHeading: Translations = texts.headings.neighbourhood;
export const streetHeading: Translations = texts.headings.street;
export const reactionsHeading: Translations = texts.headings.reactions;
export const commentsHeading: Translations = texts.headings.comments;
export const themeHeading: Translations = texts.headings.theme;

export const themeName = (theme: string, language: keyof Translations): string =>
  (themeWords[theme as keyof typeof themeWords] ?? texts.noTheme)[language];
