/** Web push with the library `web-push`, which encrypts and signs, loaded with the first message. Requests are guarded: a device's address comes from a user. */

import { createECDH } from "node:crypto";
import { daySeconds, hourMs } from "@stoep/contract/kernel";
import type { DeliveryResult, Push, PushKeys, PushPort } from "#kernel/ports.ts";
import { BlockedAddress, guardedRequest, type Nearness } from "../guarded-request.ts";
import { isPushService } from "./push-services.ts";

interface Options {
  /** Whom a push service writes to when something is wrong: "Stoep <noreply@…>". */
  sender: string;
  nearness: Nearness;
  /** Hosts of push services that may be called besides those of the known browsers. */
  services: readonly string[];
  timeoutMs?: number;
}

/** After this time an alert is no longer useful. */
const keptSeconds = daySeconds;

export function webPush({ sender, nearness, services, timeoutMs = 10_000 }: Options): PushPort {
  const subject = `mailto:${/<([^>]+)>/.exec(sender)?.[1] ?? sender}`;
  const ask = (url: string, init: RequestInit) =>
    guardedRequest(new Request(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }), {
      nearness,
      mostBytes: 10_000,
    });
  return {
    makeKeys,
    knows: (endpoint) => isPushService(endpoint, services),
    accepts: (device) => isAddress(device.endpoint, nearness) && isPoint(device.p256dh),
    async send({ device, keys, payload, topic }) {
      if (!isAddress(device.endpoint, nearness)) return { outcome: "rejected", reason: "not an address for push" };
      if (!isPushService(device.endpoint, services)) return { outcome: "gone", reason: "not a known push service" };
      const request = await requestOf({ device, keys, payload, topic }, subject);
      if (!request) return { outcome: "rejected", reason: "cannot be encrypted" };
      return ask(device.endpoint, request).then(resultOf, failureOf);
    },
  };
}

/** VAPID keys: a point on the curve, and the number behind it, which may begin with zeros. */
function makeKeys(): PushKeys {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const secret = pair.getPrivateKey();
  return { publicKey, privateKey: Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString("base64url") };
}

/** null when the device's keys are invalid. */
async function requestOf({ device, keys, payload, topic }: Push, subject: string): Promise<RequestInit | null> {
  const { endpoint, p256dh, auth } = device;
  const { default: webpush } = await import("web-push");
  try {
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: keptSeconds,
      urgency: "high",
      topic,
    });
    const { "Content-Length": _, ...said } = headers as Record<string, unknown>;
    const named = Object.entries(said).map(([name, value]): [string, string] => [name, String(value)]);
    return { method: "POST", headers: named, body: new Uint8Array(body as Buffer) };
  } catch {
    return null;
  }
}

function isAddress(endpoint: string, nearness: Nearness): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port } = new URL(endpoint);
  if (username || password) return false;
  return (protocol === "https:" && port === "") || (nearness === "home" && protocol.startsWith("http"));
}

/** Whether a key is a point on the curve, without which no shared secret can be derived. */
function isPoint(p256dh: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}

function resultOf({ status, headers }: Response): DeliveryResult {
  const reason = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { outcome: "accepted", reply: reason };
  if (status === 404 || status === 410) return { outcome: "gone", reason };
  if (status === 429 || status >= 500) {
    return { outcome: "deferred", reason, waitMs: waitOf(headers.get("retry-after")) };
  }
  return { outcome: "rejected", reason };
}

/** Milliseconds to wait, from a number of seconds or a moment; an hour at most. */
function waitOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Math.min(Math.max(Number.isFinite(ms) ? ms : 0, 0), hourMs);
}

/** Without a connection nothing was accepted. After any other error the response may have been lost on the way. */
const unsaid = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_TLS.*|.*CERT.*)$/;

/** The error's message is not passed on: it may contain the address. */
function failureOf(error: Error & { code?: string }): DeliveryResult {
  const reason = error.code ?? error.name;
  if (error instanceof BlockedAddress) return { outcome: "rejected", reason: "too near" };
  return { outcome: unsaid.test(reason) ? "deferred" : "uncertain", reason };
}
