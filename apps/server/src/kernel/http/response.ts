/** Writing the response: step 7, files, streams, and everything that is not a success. */
import type { OutgoingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { type RefusalCode, type Route, statusOf } from "@stoep/contract/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "../database.ts";
import { type Disk, isFull } from "../disk.ts";
import { type Log, newRequestId } from "../log.ts";
import type { Download, OpenStream } from "../module.ts";
import { Refusal } from "../refuse.ts";

/** Step 7: removes everything that the contract does not name. Throws when the result does not fit its schema. */
export function shapeResponse(route: Route, result: unknown): unknown {
  return "response" in route ? route.response.parse(result) : null;
}

export async function sendDownload(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  file: Download,
): Promise<FastifyReply> {
  // Private files must not be stored by shared caches.
  const whose = route.access.to === "anyone" && !file.isPrivate ? "public" : "private";
  reply.header("content-type", file.type);
  reply.header("content-security-policy", "default-src 'none'; sandbox");
  // Caches revalidate every time, since the file may have been deleted.
  reply.header("cache-control", `${whose}, no-cache`);
  if (file.bytes !== undefined) reply.header("content-length", file.bytes);
  if (file.encoding) reply.header("content-encoding", file.encoding).header("vary", "accept-encoding");
  if (file.saveAs)
    reply.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.saveAs)}`);
  if (file.etag) reply.header("etag", file.etag);
  // With its quotes it is found in a list too, and where a proxy that compresses has marked it as weak. RFC 9110 §13.1.2
  if (file.etag && request.headers["if-none-match"]?.includes(file.etag)) {
    if (file.content instanceof Readable) file.content.destroy();
    return reply.code(304).send();
  }
  return reply.send(typeof file.content === "function" ? await file.content() : file.content);
}

export function sendStream(reply: FastifyReply, open: OpenStream<unknown>): void {
  const { raw } = reply;
  // Left while it was being opened: nothing would close it.
  if (raw.closed) return void reply.hijack();
  // Events may still arrive between the end and the closing of the connection.
  const write = (text: string) => raw.writableEnded || raw.write(text);
  // May refuse, so before anything is written.
  const close = open(
    (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    () => raw.end(),
  );
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    "content-type": "text/event-stream",
    "x-accel-buffering": "no",
  });
  write(": open\n\n");
  const beat = setInterval(() => write(": beat\n\n"), 20_000);
  raw.on("close", () => {
    clearInterval(beat);
    close();
  });
}

const fromFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "request_too_large",
  FST_REQ_FILE_TOO_LARGE: "file_too_large",
  FST_FILES_LIMIT: "malformed_request",
  FST_PARTS_LIMIT: "malformed_request",
};

const ofRefusals = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** As in the route table: what stands in its places may be somebody's key. */
export const routePathOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "";

export function sendError(
  { log, disk }: { log: Log; disk?: Disk | undefined },
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : new Refusal(accidentCode(error));
  if (refusal.code === "unexpected") {
    log.error({ err: error, requestId: request.id, path: routePathOf(request) }, "unexpected");
  }
  if (isFull(error)) {
    disk?.note(error);
    log.error({ err: error, requestId: request.id, path: routePathOf(request) }, "no room left to write");
  }
  if (refusal.retryAfterSeconds !== null) reply.header("retry-after", String(refusal.retryAfterSeconds));
  return reply
    .code(statusOf(refusal.code))
    .headers(ofRefusals)
    .send({ code: refusal.code, fields: refusal.fields, requestId: request.id, details: refusal.details });
}

/**
 * Responds to input that is not HTTP or ends in the middle of the headers. A connection that has sent nothing in time is closed without
 * a word: browsers open spare ones, and would take what they find there for the response to their next request.
 */
export function sendMalformed(_: Error, socket: Socket): void {
  if (socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ code: "malformed_request", fields: {}, requestId: newRequestId() });
  const headers = { ...ofRefusals, "content-type": "application/json", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write([`HTTP/1.1 ${statusOf("malformed_request")} `, ...lines, "", body].join("\r\n"));
  // Ending only our side would let the client keep sending.
  socket.destroySoon();
}

function accidentCode(error: unknown): RefusalCode {
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code && fromFastify[code]) return fromFastify[code];
  // 57014: a statement ran into its time limit.
  if (isUnavailable(error) || isFull(error) || code === "57014") return "unavailable";
  return statusCode && statusCode >= 400 && statusCode < 500 ? "malformed_request" : "unexpected";
}
