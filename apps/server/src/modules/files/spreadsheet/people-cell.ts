import type { Language } from "@stoep/contract/kernel";
import type { PeopleCount } from "@stoep/contract/people-count";
import { words } from "../texts.ts";
import type { Cell } from "./cell.ts";

/** D §9 */
export const peopleCell = (count: PeopleCount, language: Language): Cell => count ?? words.files.fewerThanTen[language];
