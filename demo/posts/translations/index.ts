import type { Translations } from "../../shapes.ts";
import { care } from "./care.ts";
import { doing } from "./doing.ts";
import { home } from "./home.ts";
import { together } from "./together.ts";
import { urgent } from "./urgent.ts";
import { vacancies } from "./vacancies.ts";
import { visitors } from "./visitors.ts";

/** By the key of the post. */
export const translations: Readonly<Record<string, Translations>> = {
  ...urgent,
  ...home,
  ...together,
  ...care,
  ...visitors,
  ...doing,
  ...vacancies,
};
