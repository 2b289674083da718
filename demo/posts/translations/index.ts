import type { Translations } from "../../shapes.ts";
import { activityTranslations } from "./activities.ts";
import { care } from "./care.ts";
import { communityTranslations } from "./community.ts";
import { home } from "./home.ts";
import { urgent } from "./urgent.ts";
import { vacancies } from "./vacancies.ts";
import { visitors } from "./visitors.ts";

/** By the key of the post. */
export const translations: Readonly<Record<string, Translations>> = {
  ...urgent,
  ...home,
  ...communityTranslations,
  ...care,
  ...visitors,
  ...activityTranslations,
  ...vacancies,
};
