/**
 * What others read of what a ticket is about: the line that a colleague wrote for them, else the kind of help. Title and description
 * are internal: they may be what somebody typed in the form, with names and numbers. S2 §3
 */
import type { Language } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { type OutwardWords, selectOutwardWords } from "./store/outward.ts";
import { words } from "./texts.ts";

type About = Pick<OutwardWords, "helperLine" | "category" | "translations">;

export const outwardLine = ({ helperLine, category, translations }: About, language: Language): string =>
  helperLine || translations?.[language] || category || words.someHelp[language];

/** The line with the neighbourhood, by which helpers see whether it is near; never for whom. */
export const outwardTask = ({ area, ...about }: OutwardWords, language: Language): string =>
  outwardLine(about, language) + (area === null ? "" : ` (${area})`);

/** The line in each language. */
export async function findOutwardLine(db: Db, ticketId: string): Promise<(language: Language) => string> {
  const row = await selectOutwardWords(db, ticketId);
  return (language) => outwardLine(row, language);
}

/** The line with the neighbourhood, in each language. `helperLine`: as it is about to be. */
export async function findOutwardTask(
  db: Db,
  ticketId: string,
  changed: Partial<Pick<OutwardWords, "helperLine">> = {},
): Promise<(language: Language) => string> {
  const row = { ...(await selectOutwardWords(db, ticketId)), ...changed };
  return (language) => outwardTask(row, language);
}
