import { maxDevices, notifications } from "@stoep/contract/notifications";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { pushKeys, viewDevice } from "./push-keys.ts";
import { deleteDeviceOf, deleteDevices, listDevices, putDevice } from "./store.ts";

export const deviceHandlers = handle(notifications, {
  async getPushKey(call) {
    return { publicKey: (await pushKeys(call)).publicKey };
  },

  async listDevices({ db, actor }) {
    return { items: (await listDevices(db, actor.accountId)).map((row) => viewDevice(row, actor.sessionId)) };
  },

  async addDevice(call) {
    const { body, actor, db, now, ports, client, language } = call;
    const { endpoint, keys } = body;
    const device = { endpoint, ...keys };
    if (!ports.push.accepts(device)) refuse("invalid_input", { endpoint: "invalid" });
    if (!ports.push.knows(endpoint)) refuse("push_service_unknown");
    const { accountId, sessionId } = actor;
    await putDevice(db, { ...device, accountId, sessionId, language, agent: client.agent.slice(0, 300) }, now);
    const known = await listDevices(db, accountId);
    // Keeps the last device of this session, and no more in all than a person may have.
    const replaced = known.filter((one) => one.sessionId === sessionId).slice(1);
    await deleteDevices(
      db,
      [...new Set([...replaced, ...known.slice(maxDevices)])].map(({ id }) => id),
    );
    return { done: true };
  },

  async removeDevice(call) {
    if (!(await deleteDeviceOf(call.db, call.actor.accountId, call.params.deviceId))) refuse("not_found");
    return { done: true };
  },
});
