/** Ideas, for the search: those of the organisation's projects, or those a resident may read. */
import type { Language } from "@stoep/contract/kernel";
import { participation } from "@stoep/contract/participation";
import { accessVerdict } from "#kernel/access.ts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { searchOwn, searchReadable } from "./store/search.ts";

type SearchWords = readonly { spellings: readonly string[] }[];
const spellingsOf = (wanted: SearchWords) => wanted.map(({ spellings }) => spellings);

interface FoundRow {
  id: string;
  title: string;
  language: Language;
  createdAt: Date;
  project: string;
}
const viewFound = ({ id, title, language, createdAt, project }: FoundRow) => ({
  kind: "idea" as const,
  id,
  name: title,
  language,
  at: createdAt,
  detail: project,
});

export const ideaSearcher = {
  may: (actor: Staff): boolean => accessVerdict(participation.listDeskIdeas.access, actor) === true,
  async find(db: Db, actor: Staff, wanted: SearchWords, limit: number) {
    return (await searchOwn(db, actor.organisation.id, spellingsOf(wanted), limit)).map(viewFound);
  },
  async findReadable(
    db: Db,
    actor: Resident,
    wanted: SearchWords,
    { kind, limit }: { kind: string | null; limit: number },
  ) {
    if (kind !== null && kind !== "idea") return [];
    return (await searchReadable(db, actor, spellingsOf(wanted), limit)).map(viewFound);
  },
};
