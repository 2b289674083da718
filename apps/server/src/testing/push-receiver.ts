/** A push service like those of browsers, over real HTTP, with a browser that decrypts what was sent. */
import { createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { NewDevice } from "@stoep/contract/notifications";

interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** A response to a request. "nothing": no response at all. */
type Answer = { status: number; headers?: Record<string, string> } | "nothing";

export interface PushService {
  url: string;
  taken: ReceivedPush[];
  /** By the path of the device; 201 by default. */
  answers: Map<string, Answer>;
  browser(name: string): { device: NewDevice; open: (body: Buffer) => unknown };
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const taken: ReceivedPush[] = [];
  const answers = new Map<string, Answer>();
  const silent: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const body = await buffer(request);
    const answer = answers.get(path) ?? { status: 201 };
    taken.push({ path, headers: request.headers, body });
    if (answer === "nothing") silent.push(response);
    else response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    taken,
    answers,
    browser: (name) => browserAt(`${url}/${name}`),
    async close() {
      for (const response of silent) response.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function browserAt(endpoint: string): ReturnType<PushService["browser"]> {
  const own = createECDH("prime256v1");
  const point = own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: point.toString("base64url"), auth: auth.toString("base64url") };
  return { device: { endpoint, keys }, open: (body) => JSON.parse(decrypted(body, { own, point, auth })) };
}

/** RFC 8291 and 8188, from the browser's side. */
function decrypted(
  body: Buffer,
  { own, point, auth }: { own: ReturnType<typeof createECDH>; point: Buffer; auth: Buffer },
) {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
    const made = createHmac("sha256", key);
    for (const part of parts) made.update(part);
    return made.digest();
  };
  const one = Buffer.from([1]);
  const shared = hmac(auth, own.computeSecret(sender));
  const secret = hmac(salt, hmac(shared, "WebPush: info\0", point, sender, one));
  const key = hmac(secret, "Content-Encoding: aes128gcm\0", one).subarray(0, 16);
  const nonce = hmac(secret, "Content-Encoding: nonce\0", one).subarray(0, 12);
  const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
}
