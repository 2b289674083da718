/** Whoever sends too slowly is cut off, so that nobody holds connections for nothing. */
import type { FastifyInstance } from "fastify";

export interface Patience {
  /** For the headers as a whole. */
  headersMs: number;
  /** In each such stretch of time at least so many bytes of a body arrive: what the worst telephone line brings. */
  stretchMs: number;
  leastBytes: number;
}

export const usualPatience: Patience = { headersMs: 15_000, stretchMs: 10_000, leastBytes: 4_096 };

/** For `http.createServer`; the slowest upload that is allowed is over after an hour. */
export const deadlines = ({ headersMs }: Patience) => ({
  headersTimeout: headersMs,
  requestTimeout: 3_600_000,
  connectionsCheckingInterval: Math.min(2_000, headersMs / 2),
});

export function cutOffSlowSenders(app: FastifyInstance, { stretchMs, leastBytes }: Patience): void {
  app.addHook("onRequest", async ({ raw }) => {
    if (raw.complete || !("content-length" in raw.headers || "transfer-encoding" in raw.headers)) return;
    const { socket } = raw;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      // While we take our time with what came, it is not the sender who is slow.
      const isOurTurn = raw.readableLength >= raw.readableHighWaterMark;
      if (!isOurTurn && socket.bytesRead - before < leastBytes) socket.destroy();
      before = socket.bytesRead;
    }, stretchMs);
    raw.once("close", () => clearInterval(timer));
  });
}
