/** The names of the figures in files and reports, the same as on screen. docs/glossary.md */
import type { Engagement, Rating } from "@stoep/contract/publishing";
import type { Translations } from "#kernel/texts.ts";
import { words } from "./texts.ts";

export const figureWords: Record<keyof Engagement | "rating", Translations> = words.files.figures;
export const ratingWords: Record<Exclude<Rating, "none">, Translations> = words.files.ratings;
