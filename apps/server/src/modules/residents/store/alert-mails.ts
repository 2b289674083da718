import type { Db } from "#kernel/database.ts";
import type { AlertMails } from "#modules/notifications/index.ts";

const livesHere = (db: Db, accountId: string) =>
  db.selectFrom("resident").select("wantsAlertMails").where("accountId", "=", accountId).where("leftAt", "is", null);

/** Of residents who live in the network; others get none. */
export const alertMails: AlertMails = {
  isOn: async (db, accountId) => (await livesHere(db, accountId).executeTakeFirst())?.wantsAlertMails ?? false,
  switchOff: async (db, accountId) => {
    await db
      .updateTable("resident")
      .set({ wantsAlertMails: false })
      .where("accountId", "=", accountId)
      .where("leftAt", "is", null)
      .execute();
  },
};
