/** The form as strangers read and send it, and what colleagues see of it. */
import { intakeForm as routes } from "@stoep/contract/care";
import type { RouteCall } from "#kernel/call.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { languagesFor } from "#kernel/texts.ts";
import { findNetworkBySlug, guards, limitTries } from "#modules/accounts/index.ts";
import { recordReading } from "../people/index.ts";
import { listCategories, listConsents } from "../settings/index.ts";
import { findTicket } from "../tickets/index.ts";
import {
  formsWithoutProof,
  openingsPerAddress,
  proofAbout,
  submissionsPerAddress,
  withoutProofPerAddress,
} from "./rules.ts";
import { newStamp } from "./stamps.ts";
import { findForm, listForms } from "./store/forms.ts";
import { findSubmission } from "./store/submissions.ts";
import { addressCounter, checkSubmission, formCounter, saveSubmission } from "./submission.ts";
import { viewSentForm, viewTexts } from "./views.ts";
import { keepWaiting, takeWaiting } from "./waiting-forms.ts";

const networkScopeOf = async ({
  bind,
  db,
  params,
}: Pick<RouteCall, "bind" | "db"> & { params: { networkSlug: string } }) => {
  const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
  return { network, scope: bind(network) };
};

/** null while few are sent. */
async function puzzleFor(call: Pick<RouteCall, "client" | "db" | "now">, organisationId: string) {
  const { db, now } = call;
  const numbers = Math.max(
    guards.numbersBeyond(await guards.countSoFar(db, formCounter, organisationId, now), formsWithoutProof.max),
    guards.numbersBeyond(await guards.triesSoFar(call, addressCounter), withoutProofPerAddress.max),
  );
  return numbers === 0 ? null : guards.newPuzzle(db, proofAbout(organisationId), { numbers, now });
}

export const intakeFormHandlers = handle(routes, {
  async listHelpForms(call) {
    const { scope } = await networkScopeOf(call);
    return { items: (await listForms(scope.db, call.now)).map(({ id, name }) => ({ id, name })) };
  },

  async readHelpForm(call) {
    const { now, params } = call;
    const language = call.query.language ?? call.language;
    await limitTries(call, "care form opened", openingsPerAddress);
    const { network, scope } = await networkScopeOf(call);
    const { db } = scope;
    const form = (await findForm(db, params.organisationId, now)) ?? refuse("not_found");
    const [consents, categories] = [await listConsents(db, form.id), await listCategories(db, form.id)];
    const texts = viewTexts(languagesFor(network, language), form.formIntro, consents) ?? refuse("not_found");
    return {
      organisation: { id: form.id, name: form.name },
      ...texts,
      categories: categories.map(({ id, name, translations, icon }) => ({
        id,
        icon,
        name: translations[language] || name,
      })),
      stamp: newStamp(await keyFor(call.db, "care form"), form.id, now),
      puzzle: await puzzleFor(call, form.id),
    };
  },

  async sendHelpForm(call) {
    const { body, now, params } = call;
    await limitTries(call, addressCounter, submissionsPerAddress);
    const { network, scope } = await networkScopeOf(call);
    const form = (await findForm(scope.db, params.organisationId, now)) ?? refuse("not_found");
    const checked = await checkSubmission({ ...call, db: scope.db, platform: call.db }, form, body);
    await scope.transact(async (inside) => {
      const within = { ...call, ...inside, network };
      if (checked.way === "waits") await keepWaiting(within, form, checked);
      else if (checked.way === "saved") await saveSubmission(within, form, checked);
    });
    return { done: true, waitsForMail: checked.waitsForMail };
  },

  async confirmHelpForm(call) {
    const { body, now, params } = call;
    await limitTries(call, addressCounter, submissionsPerAddress);
    const { network, scope } = await networkScopeOf(call);
    const form = (await findForm(scope.db, params.organisationId, now)) ?? refuse("not_found");
    await scope.transact(async (inside) => {
      const within = { ...call, ...inside, network };
      await saveSubmission(within, form, (await takeWaiting(within, form.id, body.token)) ?? refuse("token_invalid"));
    });
    return { done: true };
  },

  async getSentForm(call) {
    const { actor, db, params } = call;
    const ticket = (await findTicket(db, actor, params.ticketId)) ?? refuse("not_found");
    const row = (await findSubmission(db, actor.organisation.id, ticket.id)) ?? refuse("not_found");
    await recordReading(call, { what: "contact", personIds: [row.memberId], ticketId: ticket.id });
    return viewSentForm(row);
  },
});
