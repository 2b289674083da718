/** The metrics of kernel/metrics.ts, kept by prom-client. */
import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics } from "#kernel/metrics.ts";

interface Observed {
  pool: Pick<pg.Pool, "totalCount" | "waitingCount">;
  liveStreams: () => number;
}

export function openMetrics({ pool, liveStreams }: Observed): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const http = new Histogram({
    name: "stoep_http_seconds",
    help: "Time until the answer, by route and status",
    labelNames: ["route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const jobs = new Histogram({
    name: "stoep_job_seconds",
    help: "Time a job took, by name and outcome",
    labelNames: ["job", "outcome"] as const,
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const mails = new Counter({
    name: "stoep_mails_total",
    help: "Mails handed over",
    labelNames: ["outcome"] as const,
    registers,
  });
  const scans = new Counter({
    name: "stoep_scans_total",
    help: "Files that the virus scanner was asked about",
    labelNames: ["outcome"] as const,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("stoep_database_connections", "Open connections of the pool", () => pool.totalCount);
  gauge("stoep_database_waiting", "Calls waiting for a connection", () => pool.waitingCount);
  gauge("stoep_live_streams", "Open event streams", liveStreams);
  return {
    http: (route, status, seconds) => http.observe({ route, status: String(status) }, seconds),
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    counted: (mail) => ({
      close: () => mail.close(),
      async send(message) {
        const result = await mail.send(message);
        mails.inc({ outcome: result.outcome });
        return result;
      },
    }),
    countedScans: (scanner) => ({
      answers: () => scanner.answers(),
      async scan(path) {
        const result = await scanner.scan(path);
        scans.inc({ outcome: result.outcome });
        return result;
      },
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
