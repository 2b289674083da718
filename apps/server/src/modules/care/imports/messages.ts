/** What the server asks the program that checks tables of people, and what it replies. */
import type { DraftRules } from "./row-draft.ts";

export interface CheckTask extends DraftRules {
  rows: string;
  out: string;
}
export type Reply = { checked: number };
