import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** The number of a candidate, as a recipient of a text message. */
export const selectTextRecipient = (db: Db, candidateId: string, language: Language) =>
  db
    .selectFrom("careCandidate as candidate")
    .innerJoin("carePerson as person", "person.id", "candidate.helperId")
    .select([
      sql<string | null>`null::uuid`.as("accountId"),
      sql<string>`person.phone`.as("address"),
      sql<Language>`${language}::text`.as("language"),
    ])
    .where("candidate.id", "=", candidateId)
    .where("person.phone", "is not", null);
