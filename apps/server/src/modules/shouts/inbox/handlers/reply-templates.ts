/** Prepared replies of the organisation. */
import { shoutLimits, shouts } from "@stoep/contract/shouts";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { inboxVerdict } from "../../policy.ts";
import * as store from "../store/notes.ts";

type Row = Awaited<ReturnType<typeof store.listTemplates>>[number];
const viewTemplate = ({ id, name, text, updatedAt }: Row) => ({ id, name, text, updatedAt: updatedAt.toISOString() });
const subjectOf = ({ id, name }: Pick<Row, "id" | "name">) => ({ kind: "replyTemplate", id, name });

export const templateHandlers = handle(shouts, {
  async listReplyTemplates({ actor, db }) {
    ensure(inboxVerdict(actor));
    return { items: (await store.listTemplates(db, actor.organisation.id, shoutLimits.templates)).map(viewTemplate) };
  },

  async createReplyTemplate(call) {
    const { actor, body, db, now } = call;
    ensure(inboxVerdict(actor));
    const organisationId = actor.organisation.id;
    const row = { id: newId(), ...body, updatedAt: now };
    const written = { ...row, organisationId, updatedBy: actor.accountId };
    if (!(await store.insertTemplate(db, written, shoutLimits.templates))) refuseFields({ name: "tooMany" });
    await record(call, { action: "shouts.createTemplate", subject: subjectOf(row) });
    return viewTemplate(row);
  },

  async editReplyTemplate(call) {
    const { actor, body, db, now, params } = call;
    ensure(inboxVerdict(actor));
    const changed = { ...body, updatedAt: now, updatedBy: actor.accountId };
    const row =
      (await store.updateTemplate(db, actor.organisation.id, params.templateId, changed)) ?? refuse("not_found");
    await record(call, { action: "shouts.editTemplate", subject: subjectOf(row) });
    return viewTemplate(row);
  },

  async deleteReplyTemplate(call) {
    const { actor, db, params } = call;
    ensure(inboxVerdict(actor));
    const row = (await store.deleteTemplate(db, actor.organisation.id, params.templateId)) ?? refuse("not_found");
    await record(call, { action: "shouts.deleteTemplate", subject: subjectOf(row) });
    return { done: true };
  },
});
