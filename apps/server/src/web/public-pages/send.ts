/** How pages are sent: who may frame them, and how long others may keep them. */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { PageRequest } from "./guest-reader.ts";

/** Readers see within half a minute what has changed; caches in between spare us the crowd. */
const kept = "public, max-age=10, stale-while-revalidate=20";

export interface Sent {
  request: PageRequest;
  reply: FastifyReply;
  type?: string;
  /** Only the read-only pages below `/embed/`. */
  mayBeFramed?: boolean;
}

/** With a tag of its content, by which a reader who has it already is told so. */
export function sendKept(
  { request, reply, type = "text/html; charset=utf-8", mayBeFramed = false }: Sent,
  text: string,
) {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  secure(reply, mayBeFramed);
  reply.type(type).headers({ "cache-control": kept, vary: "accept-language, accept-encoding", etag });
  return request.headers["if-none-match"]?.includes(etag) ? reply.code(304).send() : reply.send(text);
}

/** What cannot be shown now may be there in a moment. */
export function sendOnce({ reply, mayBeFramed = false }: Sent, status: number, text: string) {
  secure(reply, mayBeFramed);
  reply.headers({ "cache-control": "no-store", vary: "accept-language" });
  return reply.code(status).type("text/html; charset=utf-8").send(text);
}

/** No script of any kind. A page for the frames of others has no session: nothing that it is sent with is read, and it sets no cookie. */
function secure(reply: FastifyReply, mayBeFramed: boolean): void {
  const policy = String(reply.getHeader("content-security-policy")).replace(/script-src [^;]*/, "script-src 'none'");
  reply.header(
    "content-security-policy",
    mayBeFramed ? policy.replace("frame-ancestors 'none'", "frame-ancestors *") : policy,
  );
  if (mayBeFramed) reply.removeHeader("x-frame-options");
}
