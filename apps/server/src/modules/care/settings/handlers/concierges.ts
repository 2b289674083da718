/** Colleagues who may be assigned tickets, and the organisation's settings for all of care. S2 §6 */

import { type CareSettings, settings } from "@stoep/contract/care";
import { personName } from "@stoep/contract/kernel";
import { levelIn } from "#kernel/access.ts";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { languagesFor } from "#kernel/texts.ts";
import { record } from "#modules/audit/index.ts";
import { changesOfSettings, type SettingsDraft, withoutEmptyTexts } from "../form-texts.ts";
import * as store from "../store/functions.ts";
import { findSettings, insertConsents, listConsents, lockSettings, updateSettings } from "../store/settings.ts";

/** The settings before an organisation saves its own. */
const initialSettings: SettingsDraft = {
  hourlyRateCents: 1850,
  currency: "EUR",
  hasForm: false,
  formIntro: {},
  formConsent: {},
};

type Row = NonNullable<Awaited<ReturnType<typeof findSettings>>>;
const settingsOf = ({ hourlyRateCents, currency, hasForm, formIntro, formConsent }: Row): SettingsDraft => ({
  hourlyRateCents,
  currency,
  hasForm,
  formIntro,
  formConsent,
});

async function viewSettings(
  { actor, db }: Pick<StaffCall<Db>, "actor" | "db">,
  saved: SettingsDraft,
): Promise<CareSettings> {
  const consents = await listConsents(db, actor.organisation.id);
  return {
    ...saved,
    consents: Object.fromEntries(
      consents.map(({ language, version, since }) => [language, { version, since: since.toISOString() }]),
    ),
  };
}

export const conciergeHandlers = handle(settings, {
  async getSelfInCare({ actor }) {
    const level = levelIn(actor, "care") ?? refuse("no_module_access");
    return {
      id: actor.accountId,
      name: actor.name,
      level,
      isCommunityWorker: actor.membershipType === "community-worker",
    };
  },

  async listConcierges({ actor, db }) {
    const sees = levelIn(actor, "care") === "admin" ? null : actor.accountId;
    const rows = await store.listConcierges(db, actor.organisation.id, sees);
    return {
      items: rows.map(({ id, firstName, lastName, type, functionId, unsolved }) => ({
        id,
        name: personName({ firstName, lastName }),
        isCommunityWorker: type === "community-worker",
        functionId,
        unsolved: unsolved ?? 0,
      })),
    };
  },

  async setConciergeFunction(call) {
    const { actor, body, db, params } = call;
    const organisationId = actor.organisation.id;
    const colleague = (await store.findConcierge(db, organisationId, params.accountId)) ?? refuse("not_found");
    const { functionId } = body;
    if (functionId === null) await store.deleteWorkerFunction(db, organisationId, colleague.id);
    else {
      const found = (await store.lockFunction(db, organisationId, functionId)) ?? refuse("not_found");
      await store.putWorkerFunction(db, { organisationId, accountId: colleague.id, functionId: found.id });
    }
    await record(call, {
      action: "care.setFunction",
      subject: { kind: "account", id: colleague.id, name: personName(colleague) },
      new: { functionId },
    });
    return { done: true };
  },

  async getCareSettings({ actor, db }) {
    const row = await findSettings(db, actor.organisation.id);
    return viewSettings({ actor, db }, row ? settingsOf(row) : initialSettings);
  },

  async editCareSettings(call) {
    const { actor, db, now } = call;
    const organisationId = actor.organisation.id;
    const draft = withoutEmptyTexts(call.body);
    const before = settingsOf(await lockSettings(db, organisationId, now));
    await updateSettings(db, organisationId, { ...draft, updatedAt: now });
    const texts = languagesFor(actor.network).flatMap((language) => {
      const text = draft.formConsent[language];
      return text && text !== before.formConsent[language] ? [{ language, text, since: now }] : [];
    });
    await insertConsents(db, organisationId, texts);
    const changed = changesOfSettings(before, draft);
    const subject = { kind: "organisation", id: organisationId, name: actor.organisation.name };
    if (changed) await record(call, { action: "care.editSettings", subject, ...changed });
    return viewSettings(call, draft);
  },
});
