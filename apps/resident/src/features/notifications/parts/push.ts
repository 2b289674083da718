/** Push in this browser: whether it is supported and allowed, and the address that its push service issues. */
import { api } from "@stoep/client/api";

/** `home`: an iPhone shows push only for apps on its home screen. */
export type PushSupport = "yes" | "home" | "denied" | "no";

export function pushSupport({
  navigator,
  Notification,
}: Pick<typeof globalThis, "navigator" | "Notification">): PushSupport {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  const isInstalled = "standalone" in navigator && navigator.standalone === true;
  if (isApple && !isInstalled) return "home";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !Notification) return "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** This browser's current subscription. Null: none, or it cannot be read. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Asks the person, subscribes at the push service, then registers with Stoep. "denied": the person said no. */
export async function enablePush(): Promise<"done" | "denied"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { publicKey } = await api.notifications.getPushKey();
  const { pushManager } = await readyWorker();
  // A subscription made for other keys rejects messages signed with ours.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint = "", keys = {} } = made.toJSON();
  const body = { endpoint, keys: { p256dh: asBase64Url(keys.p256dh), auth: asBase64Url(keys.auth) } };
  try {
    await api.notifications.addDevice({ body });
  } catch (error) {
    // Nothing will be sent to it.
    await made.unsubscribe();
    throw error;
  }
  return "done";
}

export async function disablePush(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

/** Without a registration (on a development server) waiting for it would never end. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new Error("no service worker");
  return navigator.serviceWorker.ready;
}

const asBase64Url = (base64 = ""): string => base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
