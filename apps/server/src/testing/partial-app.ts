/** The composition root, with whichever capabilities are there. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@stoep/contract";
import { openHttp } from "#kernel/http.ts";
import { openMetrics } from "#kernel/metrics.ts";
import { startJobs } from "../adapters/jobs.ts";
import { startLive } from "../adapters/live.ts";
import type { App, AppOptions } from "../app.ts";

// biome-ignore lint/suspicious/noExplicitAny: gone once all are there
type Loose = any;
export async function openApp(options: AppOptions): Promise<App> {
  const capabilities: Record<string, Loose> = {};
  for (const word of Object.keys(contract)) {
    const file = join(import.meta.dirname, "../modules", word, "index.ts");
    if (!existsSync(file)) continue;
    try {
      capabilities[word] = await import(file);
    } catch (error) {
      console.warn(`town: left out ${word}: ${error}`);
    }
  }
  const { databases, clock, config, log } = options;
  const live = await startLive({ pool: databases.pool, log });
  const metrics = openMetrics({ pool: databases.pool, liveStreams: () => live.count() });
  const ports = { ...options.ports, mail: metrics.counted(options.ports.mail) };
  const jobs = await startJobs({
    databases,
    jobs: Object.values(capabilities).flatMap((one) => (one.jobs ? [...one.jobs] : [])),
    networks: capabilities.accounts.networksOf(databases.platform),
    live,
    clock,
    config,
    ports,
    log,
    metrics,
    mode: options.jobMode,
  });
  if (capabilities.conversations?.provideSubjects && capabilities.publishing?.postAsSubject)
    capabilities.conversations.provideSubjects({ post: capabilities.publishing.postAsSubject });
  const modules = Object.fromEntries(
    Object.entries(capabilities)
      .filter(([, one]) => one.module)
      .map(([word, one]) => [word, one.module]),
  );
  const http = await openHttp({
    databases,
    modules,
    jobs,
    live,
    clock,
    config,
    ports,
    log,
    metrics,
    identify: capabilities.accounts.identifier(databases.platform, databases.network),
    ...(options.isStrict ? { isStrict: true } : {}),
  });
  return {
    http,
    jobs,
    live,
    metrics,
    async close() {
      await http.close();
      await jobs.stop();
      await live.stop();
    },
  };
}
