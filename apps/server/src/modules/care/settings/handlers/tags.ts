/** Tags: labels for members and helpers. S2 §2, §3 */
import { settings, settingsLimits, type Tag } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import { lockSettings } from "../store/settings.ts";
import * as store from "../store/tags.ts";

const tagSubject = ({ id, name }: Pick<Tag, "id" | "name">) => ({ kind: "careTag", id, name });

export const tagHandlers = handle(settings, {
  async listTags({ actor, db }) {
    return { items: await store.listTags(db, actor.organisation.id, settingsLimits.tags) };
  },

  async getTag({ actor, db, params }) {
    return (await store.findTag(db, actor.organisation.id, params.tagId)) ?? refuse("not_found");
  },

  async saveTag(call) {
    const { id, ...draft } = call.body;
    const tag = await (id ? editTag(call, id, draft) : createTag(call, draft)).catch(refuseSameName);
    await call.announce("care", { networkId: call.actor.network.id, organisationId: call.actor.organisation.id });
    return tag;
  },

  async deleteTag(call) {
    const { actor, db, params, announce } = call;
    const tag = (await store.deleteTag(db, actor.organisation.id, params.tagId)) ?? refuse("not_found");
    await record(call, { action: "care.deleteTag", subject: tagSubject(tag) });
    await announce("care", { networkId: actor.network.id, organisationId: actor.organisation.id });
    return { done: true };
  },
});

type Draft = Omit<Tag, "id" | "people">;

async function createTag(call: StaffCall, draft: Draft): Promise<Tag> {
  const { actor, db, now } = call;
  const organisationId = actor.organisation.id;
  // So that two tags created at once cannot exceed the limit.
  await lockSettings(db, organisationId, now);
  if ((await store.countTags(db, organisationId)) >= settingsLimits.tags) refuseFields({ name: "tooMany" });
  const row = { id: newId(), ...draft };
  await store.insertTag(db, { ...row, organisationId });
  await record(call, { action: "care.createTag", subject: tagSubject(row), new: draft });
  return { ...row, people: 0 };
}

async function editTag(call: StaffCall, id: string, draft: Draft): Promise<Tag> {
  const { actor, db } = call;
  const before = (await store.lockTag(db, actor.organisation.id, id)) ?? refuse("not_found");
  const { organisationId: _, id: __, ...old } = before;
  await store.updateTag(db, id, draft);
  await record(call, { action: "care.editTag", subject: tagSubject({ ...draft, id }), ...changes(old, draft) });
  return (await store.findTag(db, actor.organisation.id, id)) ?? refuse("not_found");
}

const refuseSameName = (error: unknown) =>
  violation(error) === "unique" ? refuseFields({ name: "nameTaken" }) : Promise.reject(error);
