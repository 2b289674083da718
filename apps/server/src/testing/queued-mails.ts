import type { PersonName } from "./people.ts";
import type { Town } from "./town.ts";

/** The mails queued for a person, oldest first. */
export const queuedMails = (town: Town, who: PersonName) =>
  town.db
    .selectFrom("public.delivery")
    .select(["template", "subjectId", "content", "queuedAt"])
    .where("accountId", "=", town.people[who].accountId)
    .where("channel", "=", "mail")
    .orderBy("queuedAt")
    .execute();
