/** A virus scanner that speaks the protocol of clamd, such as ClamAV: https://docs.clamav.net/manual/Usage/Scanning.html */
import { createReadStream } from "node:fs";
import { connect, type NetConnectOpts } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { ScannerPort, ScanResult } from "#kernel/ports.ts";

interface Options {
  address: { host: string; port: number } | { path: string };
  /** For one scan, from the connection to the reply. */
  timeoutMs?: number;
  /** How long a file waits for a scanner that does not answer. */
  patienceMs?: number;
  /** How much of a file is sent. clamd's own limit, StreamMaxLength, must not be lower. */
  maxBytes?: number;
  /** Scans at the same time; more wait for their turn. clamd has ten threads by default. */
  most?: number;
}

const longestReply = 1000;
const chunkBytes = 64 * 1024;

export function clamdScanner({
  address,
  timeoutMs = 60_000,
  patienceMs = 20_000,
  maxBytes = 25 * 1024 * 1024,
  most = 4,
}: Options): ScannerPort {
  const inTurn = turns(most, timeoutMs + patienceMs);
  const scanOnce = (path: string) =>
    ask(address, framesOf(createReadStream(path, { end: maxBytes - 1, highWaterMark: chunkBytes })), timeoutMs).then(
      resultOf,
      failureOf,
    );
  return {
    scan: (path) =>
      inTurn(async () => {
        const until = performance.now() + patienceMs;
        for (let waitMs = 500; ; waitMs *= 2) {
          const result = await scanOnce(path);
          if (result.outcome !== "unavailable" || performance.now() + waitMs > until) return result;
          await sleep(waitMs);
        }
      }),
    answers: () =>
      ask(address, [Buffer.from("zPING\0")], 2_000).then(
        (reply) => reply === "PONG",
        () => false,
      ),
  };
}

/** INSTREAM: each part after its length, and a length of nothing at the end. */
async function* framesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const part of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    yield length;
    yield part;
  }
  yield Buffer.alloc(4);
}

/** The reply to one command. @throws when there is none in time */
function ask(
  address: NetConnectOpts,
  frames: Iterable<Buffer> | AsyncIterable<Buffer>,
  timeoutMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const giveUp = (reason: string) => socket.destroy(new Error(reason));
    const timer = setTimeout(() => giveUp("no reply in time"), timeoutMs);
    let reply = "";
    socket.on("data", (part: Buffer) => {
      reply += part.toString("latin1");
      const end = reply.indexOf("\0");
      if (end !== -1) resolve(reply.slice(0, end));
      if (end !== -1) socket.destroy();
      else if (reply.length > longestReply) giveUp("the reply is too long");
    });
    socket.on("error", reject);
    socket.once("close", () => {
      clearTimeout(timer);
      reject(new Error("the connection was closed"));
    });
    // What ends the connection early is told by its own events.
    pipeline(frames, socket, { end: false }).catch(() => null);
  });
}

function resultOf(reply: string): ScanResult {
  if (reply === "stream: OK") return { outcome: "clean" };
  const [, virus] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
  return virus
    ? { outcome: "infected", virus: virus.slice(0, 200) }
    : { outcome: "unavailable", reason: reply.slice(0, 200) };
}

const failureOf = (error: Error & { code?: string }): ScanResult => ({
  outcome: "unavailable",
  reason: error.code ?? error.message,
});

/** Lets so many through at the same time; the others wait in the order in which they came, for so long at most. */
function turns(most: number, longestMs: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const isMyTurn = (): true | Promise<boolean> => {
    if (running < most) {
      running++;
      return true;
    }
    return new Promise<boolean>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        resolve(false);
      }, longestMs);
      waiting.push(go);
    });
  };
  return async (work: () => Promise<ScanResult>): Promise<ScanResult> => {
    if (!(await isMyTurn())) return { outcome: "unavailable", reason: "too many wait for it" };
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
