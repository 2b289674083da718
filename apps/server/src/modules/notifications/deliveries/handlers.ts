/** A resident sends a test to one of their devices. */
import { notifications } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { selectDeviceOf } from "../devices/index.ts";
import { mails } from "../mails.ts";
import { queuePushes } from "./queue.ts";

export const deliveryHandlers = handle(notifications, {
  async testDevice(call) {
    const { params, actor, db, config } = call;
    const values = () => ({
      network: actor.network.name,
      link: `${config.publicUrl}/${actor.network.slug}/me/notifications`,
    });
    const queued = await queuePushes(call, {
      template: mails.testPush,
      subjectId: newId(),
      networkId: actor.network.id,
      values,
      recipients: selectDeviceOf(db, actor.accountId, params.deviceId),
    });
    return queued > 0 ? { done: true } : refuse("not_found");
  },
});
