/** Categories of help, as the organisation configures them. S2 §3 */
import { type Category, type CategoryDraft, type CategoryRecord, settings, settingsLimits } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import { defaultCategories } from "../default-categories.ts";
import * as store from "../store/categories.ts";
import { lockSettings } from "../store/settings.ts";

const categorySubject = ({ id, name }: { id: string; name: string }) => ({ kind: "careCategory", id, name });
type Row = Omit<store.CategoryRow, "archivedAt"> & { archivedAt?: Date | null };

/** In the reader's language if there is a translation. */
const viewCategory = ({ id, name, translations, icon, archivedAt }: Row, language: Language): Category => ({
  id,
  name: translations[language] || name,
  icon,
  isArchived: Boolean(archivedAt),
});
const viewCategoryRecord = (row: store.CategoryRow, language: Language): CategoryRecord => ({
  ...viewCategory(row, language),
  original: row.name,
  translations: row.translations,
});

const refuseSameName = (error: unknown) =>
  violation(error) === "unique" ? refuseFields({ name: "nameTaken" }) : Promise.reject(error);

const announceChange = ({ actor, announce }: StaffCall) =>
  announce("care", { networkId: actor.network.id, organisationId: actor.organisation.id });

export const categoryHandlers = handle(settings, {
  async listCategories({ actor, db, language, query }) {
    const rows = await store.listCategories(db, actor.organisation.id, { withArchived: query.archived === "yes" });
    return { items: rows.map((row) => viewCategoryRecord(row, language)) };
  },

  async createCategory(call) {
    const { body, language } = call;
    const row = { id: newId(), ...body };
    await addCategories(call, [row]);
    await record(call, { action: "care.createCategory", subject: categorySubject(row) });
    await announceChange(call);
    return viewCategory(row, language);
  },

  async createUsualCategories(call) {
    const { actor, db, language, now } = call;
    await lockSettings(db, actor.organisation.id, now);
    const offered = await store.listCategories(db, actor.organisation.id);
    const known = new Set(offered.flatMap(({ name, translations }) => [name, ...Object.values(translations)]));
    const rows = defaultCategories
      .filter(({ names }) => !Object.values(names).some((name) => known.has(name)))
      .map(({ names, icon }) => {
        const { [language]: name, ...translations } = names;
        return { id: newId(), name, translations, icon };
      });
    if (rows.length > 0) await addCategories(call, rows);
    for (const row of rows) await record(call, { action: "care.createCategory", subject: categorySubject(row) });
    await announceChange(call);
    return { items: rows.map((row) => viewCategory(row, language)) };
  },

  async editCategory(call) {
    const { actor, body, db, language, params } = call;
    const row = (await store.lockCategory(db, actor.organisation.id, params.categoryId)) ?? refuse("not_found");
    await store.updateCategory(db, row.id, body).catch(refuseSameName);
    const { name, translations, icon } = row;
    const changed = changes({ name, translations, icon }, body);
    if (changed) await record(call, { action: "care.editCategory", subject: categorySubject(row), ...changed });
    await announceChange(call);
    return viewCategory({ ...row, ...body }, language);
  },

  async archiveCategory(call) {
    const { actor, body, db, language, now, params } = call;
    const row = (await store.lockCategory(db, actor.organisation.id, params.categoryId)) ?? refuse("not_found");
    const archivedAt = body.isArchived ? (row.archivedAt ?? now) : null;
    await store.updateCategoryArchived(db, row.id, archivedAt).catch(refuseSameName);
    if (Boolean(row.archivedAt) !== body.isArchived)
      await record(call, {
        action: "care.archiveCategory",
        subject: categorySubject(row),
        old: { isArchived: !body.isArchived },
        new: { isArchived: body.isArchived },
      });
    await announceChange(call);
    return viewCategory({ ...row, archivedAt }, language);
  },

  async orderCategories(call) {
    const { actor, body, db } = call;
    const ids = [...new Set(body.ids)];
    if ((await store.orderCategories(db, actor.organisation.id, ids)) !== ids.length) refuse("changed_meanwhile");
    await announceChange(call);
    return { done: true };
  },
});

async function addCategories({ actor, db, now }: StaffCall, drafts: (CategoryDraft & { id: string })[]): Promise<void> {
  const organisationId = actor.organisation.id;
  await lockSettings(db, organisationId, now);
  const offered = await store.listCategories(db, organisationId);
  if (offered.length + drafts.length > settingsLimits.categories) refuseFields({ name: "tooMany" });
  await store.insertCategories(db, organisationId, drafts, offered.length).catch(refuseSameName);
}
