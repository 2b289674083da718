/** Browsers in which push is switched on. */
import { createECDH, randomBytes } from "node:crypto";
import type { NewDevice } from "@stoep/contract/notifications";

/** A device with valid keys and a push service that does not exist. */
export function aDevice(endpoint = `https://push.example/${randomBytes(8).toString("hex")}`): NewDevice {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16).toString("base64url");
  return { endpoint, keys: { p256dh: keys.getPublicKey().toString("base64url"), auth } };
}
