import type { notifications } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { aDevice } from "../../../testing/devices.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";
import { unsubscribeTokenFor } from "../unsubscribe-links/index.ts";
import { aNotice, unsubscribeKeyOf } from "./notices.ts";

export const samples = defineSamples<typeof notifications>()({
  stage: {
    async deviceId({ people: { dirk } }) {
      await dirk.notifications.addDevice({ body: aDevice() });
      const { items } = await dirk.notifications.listDevices();
      return items[0]?.id ?? "";
    },
    noticeId: (town) => aNotice(town, "dirk"),
    async token(town) {
      const { accountId, session } = town.people.dirk;
      const link = { networkId: town.networks.testdorp.id, readerId: session.residentId ?? "", accountId };
      return unsubscribeTokenFor(await unsubscribeKeyOf(town), { ...link, reader: "residents", what: "progress" });
    },
  },
  random: () => ({ deviceId: newId(), noticeId: newId(), token: `${newId()}.r.progress.x` }),
  of: ({ deviceId, noticeId, token }) => ({
    listNotices: { by: "dirk", input: { query: { unreadOnly: "true" } } },
    countUnreadNotices: { by: "dirk", input: {} },
    markNoticeRead: { by: "dirk", input: { params: { noticeId } } },
    markAllNoticesRead: { by: "dirk", input: { body: { until: new Date(0).toISOString() } } },
    markObjectRead: { by: "dirk", input: { body: { objectKind: "shout", objectId: newId() } } },
    getNoticePreferences: { by: "dirk", input: {} },
    setNoticePreferences: {
      by: "dirk",
      input: { body: { groups: [{ group: "answers", mail: "weekly" }], quietHours: { from: 22, until: 7 } } },
    },
    readUnsubscribe: { by: "guest", input: { body: { token } } },
    unsubscribe: { by: "guest", input: { params: { token } } },
    listen: { by: "dirk", input: {} },
    getPushKey: { by: "dirk", input: {} },
    listDevices: { by: "dirk", input: {} },
    addDevice: { by: "dirk", input: { body: aDevice() } },
    removeDevice: { by: "dirk", input: { params: { deviceId } } },
    testDevice: { by: "dirk", input: { params: { deviceId } } },
  }),
});
