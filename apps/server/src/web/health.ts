/** Whether the server is alive and able to work, and its metrics, for operators. */
import type { FastifyInstance } from "fastify";
import type { Config } from "#kernel/config.ts";
import type { Databases } from "#kernel/database.ts";
import type { Disk } from "#kernel/disk.ts";
import type { Metrics } from "#kernel/metrics.ts";
import type { ScannerPort } from "#kernel/ports.ts";
import { allowOnlyFrom } from "./operator-access.ts";

const patienceMs = 2_000;

interface Observed {
  config: Config;
  databases: Databases;
  metrics: Metrics;
  disk: Disk;
  scanner: ScannerPort | null;
}

export function addHealth(web: FastifyInstance, { config, databases, metrics, disk, scanner }: Observed): void {
  web.get("/health/live", async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  web.get("/health/ready", async (_, reply) => {
    const [database, hasRoom, scans] = await Promise.all([
      answers(databases),
      disk.hasRoom(),
      scanner ? { scanner: await scanner.answers() } : {},
    ]);
    const isReady = database && hasRoom;
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ok" : "unavailable", database, disk: hasRoom, ...scans });
  });
  web.get("/metrics", { onRequest: allowOnlyFrom(config.metricsFrom) }, async (_, reply) =>
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
