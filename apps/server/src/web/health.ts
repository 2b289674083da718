/** Whether the server lives, whether it can work, and its figures: for whoever runs it. */
import type { FastifyInstance } from "fastify";
import type { Databases } from "#kernel/database.ts";
import type { Metrics } from "#kernel/metrics.ts";
import { onlyNear } from "./near.ts";

const patienceMs = 2_000;

export function addHealth(
  web: FastifyInstance,
  { databases, metrics }: { databases: Databases; metrics: Metrics },
): void {
  web.get("/health/live", async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  web.get("/health/ready", async (_, reply) => {
    const isReady = await answers(databases);
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ok" : "unavailable", database: isReady });
  });
  web.get("/metrics", { onRequest: onlyNear }, async (_, reply) =>
    reply
      .type(metrics.contentType)
      .header("cache-control", "no-store")
      .send(await metrics.text()),
  );
}

async function answers({ pool }: Databases): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const asked = pool.query("select 1").then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  return isReady;
}
