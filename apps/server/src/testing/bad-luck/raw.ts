/** Requests that none of our clients would send, and the shape that every refusal must have. */
import { connect } from "node:net";
import { obstacleRefusals } from "@stoep/contract/care";
import { type RefusalBody, type RefusalCode, statusOf } from "@stoep/contract/kernel";
import { expect } from "vitest";

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export async function sendRaw(address: string, path: string, options: RequestInit = {}): Promise<RawAnswer> {
  const response = await fetch(address + path, { redirect: "manual", ...options });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends exactly these bytes; returns what came back until the connection was closed, or the first response was complete. */
export async function send(address: string, ...bytes: (string | Buffer)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const chunks: Buffer[] = [];
  const socket = connect(Number(port), hostname);
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    if (isComplete(Buffer.concat(chunks).toString("latin1"))) socket.destroy();
  });
  const closed = new Promise((done) => socket.on("error", () => {}).once("close", done));
  for (const part of bytes) socket.write(part);
  await closed;
  return readAnswer(Buffer.concat(chunks).toString());
}

function isComplete(received: string): boolean {
  const headEnd = received.indexOf("\r\n\r\n");
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(received.slice(0, headEnd + 2))?.[1];
  return headEnd >= 0 && length !== undefined && received.length >= headEnd + 4 + Number(length);
}

function readAnswer(text: string): RawAnswer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line): [string, string] => {
    const at = line.indexOf(":");
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(" ")[1]), headers: new Headers(pairs), text: body.join("\r\n\r\n") };
}

/** Internals that nobody outside needs to know. */
const innards =
  /node_modules|\bat .+:\d+:\d+|\.ts\b|fastify|FST_|postgres|relation |syntax error|ENOENT|\/work\/|stack/i;

/** What these refuse is listed in their body. */
const detailed: RefusalCode[] = [
  "consequences_unconfirmed",
  "handover_unconfirmed",
  ...Object.values(obstacleRefusals),
];

function detailsOf(code: RefusalCode): unknown {
  // What is wrong with the file, and in which line.
  if (code === "ballot_file_wrong") return { problem: expect.any(String), line: expect.any(Number) };
  if (code === "questionnaire_file_wrong") return { faults: expect.any(Array) };
  if (code === "survey_locked") return { fields: expect.any(Array), changes: expect.any(Array) };
  return detailed.includes(code) ? expect.any(Array) : undefined;
}

/** One body for every response that is not a success, with no trace of internals. */
export function expectRefusal(response: RawAnswer, ...codes: RefusalCode[]): RefusalBody {
  expect(response.headers.get("content-type"), response.text).toMatch(/^application\/json/);
  const body = JSON.parse(response.text) as RefusalBody;
  expect(body).toEqual({
    code: expect.any(String),
    fields: expect.any(Object),
    requestId: expect.stringMatching(/^[\w-]{12}$/),
    details: detailsOf(body.code),
  });
  if (codes.length > 0) expect(codes, response.text).toContain(body.code);
  expect(body.code).not.toBe("unexpected");
  expect(response.status).toBe(statusOf(body.code));
  expect(response.text.replace(body.requestId, "")).not.toMatch(innards);
  return body;
}
