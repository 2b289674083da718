import type { Language } from "@stoep/contract/kernel";
import type { PeopleCount } from "@stoep/contract/people-count";
import type { Cell } from "./cell.ts";

const fewerThanTen: Record<Language, string> = {
  en: "fewer than 10",
  nl: "minder dan 10",
  fr: "moins de 10",
  tr: "10\u2019dan az",
};

/** D §9 */
export const peopleCell = (count: PeopleCount, language: Language): Cell => count ?? fewerThanTen[language];
