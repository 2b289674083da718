/** The browsers on which people want push, and the keys by which push services know this installation. */
export { deviceHandlers } from "./handlers.ts";
export { pushKeys } from "./push-keys.ts";
export {
  deleteDevices,
  deleteDevicesElsewhere,
  deleteDevicesOf,
  deleteUnusedDevices,
  findDevice,
  listOwnDevices,
  markReached,
  selectDeviceOf,
  selectDevicesOf,
} from "./store.ts";
