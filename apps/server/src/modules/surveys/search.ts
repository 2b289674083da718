/** Surveys, calls and contribution forms, for the search: the organisation's, or those a resident may answer or has answered. */
import { surveys } from "@stoep/contract/surveys";
import { accessVerdict } from "#kernel/access.ts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { searchOwn, searchReadable } from "./store/search.ts";

type SearchWords = readonly { spellings: readonly string[] }[];
const spellingsOf = (wanted: SearchWords) => wanted.map(({ spellings }) => spellings);
const kind = "survey" as const;

export const searcher = {
  may: (actor: Staff): boolean => accessVerdict(surveys.listSurveys.access, actor) === true,
  async find(db: Db, actor: Staff, wanted: SearchWords, limit: number) {
    const rows = await searchOwn(db, actor.organisation.id, spellingsOf(wanted), limit);
    return rows.map(({ title, publishAt, ...row }) => ({ ...row, kind, name: title, at: publishAt, detail: null }));
  },
  async findReadable(db: Db, actor: Resident, wanted: SearchWords, asked: { kind: string | null; limit: number }) {
    if (asked.kind !== null && asked.kind !== kind) return [];
    const rows = await searchReadable(db, actor, spellingsOf(wanted), asked.limit);
    return rows.map(({ title, publishAt, sender, ...row }) => ({
      ...row,
      kind,
      name: title,
      at: publishAt,
      detail: sender,
    }));
  },
};
