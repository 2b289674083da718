import type { PersonName } from "./people.ts";
import type { Town } from "./town.ts";

/** What is queued for somebody's mailbox, oldest first. */
export const queuedMails = (town: Town, who: PersonName) =>
  town.db
    .selectFrom("public.delivery")
    .select(["template", "subjectId", "content", "queuedAt"])
    .where("accountId", "=", town.people[who].accountId)
    .where("channel", "=", "mail")
    .orderBy("queuedAt")
    .execute();
