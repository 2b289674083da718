/**
 * The reader's page: the residents' app with one message or organisation, in a frame of the dashboard. The only page of ours that may be
 * framed, and by us alone.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { notBuilt } from "./apps.ts";

/** `folder`: what the build of the residents' app wrote. The address is below the dashboard, which their service worker leaves alone. */
export function addReaderPage(web: FastifyInstance, folder: string): void {
  web.get("/dashboard/reader", async (_, reply) => {
    const page = await readFile(join(folder, "index.html"), "utf8").catch(() => null);
    if (page === null) return notBuilt(reply);
    const policy = String(reply.getHeader("content-security-policy"));
    reply.headers({
      "cache-control": "no-cache",
      "content-security-policy": policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      "x-frame-options": "SAMEORIGIN",
    });
    return reply.type("text/html; charset=utf-8").send(page);
  });
}
