/** Closes connections whose clients send too slowly, so that nobody can keep them open idle. */
import { hourMs } from "@stoep/contract/kernel";
import type { FastifyInstance } from "fastify";

export interface SenderLimits {
  /** For the headers as a whole. */
  headersMs: number;
  /** At least `leastBytes` of a body must arrive in each interval of this length: the speed of a bad phone connection. */
  stretchMs: number;
  leastBytes: number;
}

export const senderLimits: SenderLimits = { headersMs: 15_000, stretchMs: 10_000, leastBytes: 4_096 };

/** For `http.createServer`; no upload may take longer than an hour. */
export const deadlines = ({ headersMs }: SenderLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: hourMs,
  connectionsCheckingInterval: Math.min(2_000, headersMs / 2),
});

export function cutOffSlowSenders(app: FastifyInstance, { stretchMs, leastBytes }: SenderLimits): void {
  app.addHook("onRequest", async ({ raw }) => {
    if (raw.complete || !("content-length" in raw.headers || "transfer-encoding" in raw.headers)) return;
    const { socket } = raw;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      // While unread data is buffered, the server is the slow side.
      const isOurTurn = raw.readableLength >= raw.readableHighWaterMark;
      if (!isOurTurn && socket.bytesRead - before < leastBytes) socket.destroy();
      before = socket.bytesRead;
    }, stretchMs);
    raw.once("close", () => clearInterval(timer));
  });
}
