import type { notifications } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { aDevice } from "../../../testing/devices.ts";
import { defineSamples } from "../../../testing/samples/sample.ts";

export const samples = defineSamples<typeof notifications>()({
  stage: {
    async deviceId({ people: { dirk } }) {
      await dirk.notifications.addDevice({ body: aDevice() });
      const { items } = await dirk.notifications.listDevices();
      return items[0]?.id ?? "";
    },
  },
  random: () => ({ deviceId: newId() }),
  of: ({ deviceId }) => ({
    listen: { by: "dirk", input: {} },
    getPushKey: { by: "dirk", input: {} },
    listDevices: { by: "dirk", input: {} },
    addDevice: { by: "dirk", input: { body: aDevice() } },
    removeDevice: { by: "dirk", input: { params: { deviceId } } },
    testDevice: { by: "dirk", input: { params: { deviceId } } },
  }),
});
