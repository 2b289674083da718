/** Functions of volunteers and community workers. S2 §2 */
import { type CareFunction, settings, settingsLimits } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import { violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import * as store from "../store/functions.ts";
import { lockSettings } from "../store/settings.ts";

const functionSubject = ({ id, title }: Pick<CareFunction, "id" | "title">) => ({
  kind: "careFunction",
  id,
  name: title,
});
const refuseSameTitle = (error: unknown) =>
  violation(error) === "unique" ? refuseFields({ title: "nameTaken" }) : Promise.reject(error);

export const functionHandlers = handle(settings, {
  async listFunctions({ actor, db }) {
    return { items: await store.listFunctions(db, actor.organisation.id) };
  },

  async createFunction(call) {
    const { actor, body, db, now } = call;
    const organisationId = actor.organisation.id;
    await lockSettings(db, organisationId, now);
    const there = await store.listFunctions(db, organisationId);
    if (there.length >= settingsLimits.functions) refuseFields({ title: "tooMany" });
    const row = { id: newId(), ...body };
    await store.insertFunction(db, { ...row, organisationId, position: there.length }).catch(refuseSameTitle);
    await record(call, { action: "care.createFunction", subject: functionSubject(row), new: body });
    return row;
  },

  async editFunction(call) {
    const { actor, body, db, params } = call;
    const row = (await store.lockFunction(db, actor.organisation.id, params.functionId)) ?? refuse("not_found");
    await store.updateFunction(db, row.id, body).catch(refuseSameTitle);
    const { title, description, icon } = row;
    const changed = changes({ title, description, icon }, body);
    if (changed) await record(call, { action: "care.editFunction", subject: functionSubject(row), ...changed });
    return { ...row, ...body };
  },

  async deleteFunction(call) {
    const { actor, db, params } = call;
    const row = (await store.deleteFunction(db, actor.organisation.id, params.functionId)) ?? refuse("not_found");
    await record(call, { action: "care.deleteFunction", subject: functionSubject(row) });
    return { done: true };
  },
});
