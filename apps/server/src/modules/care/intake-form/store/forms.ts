/** Organisations with an open form: it is switched on, and their licence for care is active. */

import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

const selectForms = (db: Db, now: Date) =>
  db
    .selectFrom("careSetting as setting")
    .innerJoin("public.organisation as owner", "owner.id", "setting.organisationId")
    .select(["owner.id", "owner.name"])
    .where("setting.hasForm", "=", sql.lit(true))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("public.licence as l")
          .select("l.id")
          .whereRef("l.organisationId", "=", "owner.id")
          .where("l.module", "=", "care")
          .where("l.fromAt", "<=", now)
          .where((one) => one.or([one("l.untilAt", "is", null), one("l.untilAt", ">", now)])),
      ),
    );

export const listForms = (db: Db, now: Date) =>
  selectForms(db, now).orderBy("owner.name").orderBy("owner.id").limit(500).execute();

/** Which of these organisations have an open form. */
export const listFormsOf = (db: Db, organisationIds: readonly string[], now: Date) =>
  selectForms(db, now).where("owner.id", "=", anyOf(organisationIds)).execute();

export const findForm = (db: Db, organisationId: string, now: Date) =>
  selectForms(db, now)
    .select(["setting.formIntro", "setting.formConsent"])
    .where("owner.id", "=", organisationId)
    .executeTakeFirst();
