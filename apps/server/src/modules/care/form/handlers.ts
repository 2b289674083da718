/** The form as strangers read and send it, and what colleagues read of it. */
import { form as routes } from "@stoep/contract/care";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { guards, limitTries, networkBySlug } from "#modules/accounts/index.ts";
import { recordReading } from "../people/index.ts";
import { findConsent, listCategories } from "../settings/index.ts";
import { findTicket } from "../tickets/index.ts";
import { fromOneAddress, openedFromOneAddress } from "./rules.ts";
import { checkSent, keepSent } from "./sending.ts";
import { newStamp } from "./stamps.ts";
import { findForm, listForms } from "./store/forms.ts";
import { findSent } from "./store/sent.ts";
import { viewSent } from "./views.ts";

const scopeOf = async ({ bind, db, params }: Pick<RouteCall, "bind" | "db"> & { params: { networkSlug: string } }) => {
  const network = (await networkBySlug(db, params.networkSlug)) ?? refuse("not_found");
  return { network, scope: bind(network) };
};

export const formHandlers = handle(routes, {
  async listHelpForms(call) {
    const { scope } = await scopeOf(call);
    return { items: (await listForms(scope.db, call.now)).map(({ id, name }) => ({ id, name })) };
  },

  async readHelpForm(call) {
    const { language, now, params } = call;
    await limitTries(call, "care form opened", openedFromOneAddress);
    const { db } = (await scopeOf(call)).scope;
    const form = (await findForm(db, params.organisationId, now)) ?? refuse("not_found");
    const consent = (await findConsent(db, form.id)) ?? refuse("not_found");
    const categories = await listCategories(db, form.id);
    return {
      organisation: { id: form.id, name: form.name },
      intro: form.formIntro,
      consent: consent.text,
      consentVersion: consent.version,
      categories: categories.map(({ id, name, translations, icon }) => ({
        ...{ id, icon },
        name: translations[language] || name,
      })),
      stamp: newStamp(await guards.readSecret(call.db, "care form"), form.id, now),
    };
  },

  async sendHelpForm(call) {
    const { body, now, params } = call;
    await limitTries(call, "care form", fromOneAddress);
    const { network, scope } = await scopeOf(call);
    const form = (await findForm(scope.db, params.organisationId, now)) ?? refuse("not_found");
    const checked = await checkSent({ ...call, db: scope.db, platform: call.db }, form, body);
    if (checked) await scope.transact((inside) => keepSent({ ...call, ...inside, network }, form, checked));
    return { done: true };
  },

  async getSentForm(call) {
    const { actor, db, params } = call;
    const ticket = (await findTicket(db, actor, params.ticketId)) ?? refuse("not_found");
    const row = (await findSent(db, actor.organisation.id, ticket.id)) ?? refuse("not_found");
    await recordReading(call, { what: "contact", personId: row.memberId, ticketId: ticket.id });
    return viewSent(row);
  },
});
