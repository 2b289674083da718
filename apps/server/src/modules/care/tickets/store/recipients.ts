import type { Channel } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { effectiveEmail } from "../../people/index.ts";

/** A person of care as the recipient of a mail or a text message. */
export const selectRecipient = (db: Db, personId: string, channel: Channel, language: Language) => {
  const address = channel === "mail" ? effectiveEmail("person") : sql.ref<string>("person.phone");
  return db
    .selectFrom("carePerson as person")
    .select([
      sql<string | null>`null::uuid`.as("accountId"),
      sql<string>`${address}`.as("address"),
      sql<Language>`${language}::text`.as("language"),
    ])
    .where("person.id", "=", personId)
    .where("person.deletedAt", "is", null)
    .where(sql<boolean>`${address} is not null`);
};
