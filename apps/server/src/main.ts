/** The server as a running program: reads settings, starts API and jobs, and stops cleanly on a signal. */

import type { Config } from "#kernel/config.ts";
import type { Log } from "#kernel/log.ts";
import { type DatabaseClock, databaseClock } from "./adapters/database-clock.ts";
import { openPorts } from "./adapters/ports.ts";
import { type App, openApp } from "./app.ts";
import { openStore, type Store } from "./open-store.ts";

export interface RunningServer {
  app: App;
  store: Store;
  stop(): Promise<void>;
}

interface Options {
  config: Config;
  log: Log;
  /** Runs after the migrations and before the first request, for example to load the demonstration city. */
  prepare?: (store: Store) => Promise<void>;
  /** Adds what is served besides the API. */
  mount?: (app: App, store: Store) => Promise<void>;
}

/** Resolves when the server is up: migrated, with jobs running and the port open. @throws when it cannot be, such as with a port in use */
export async function startServer({ config, log, prepare, mount }: Options): Promise<RunningServer> {
  const store = await openStore(config, { log });
  const ports = openPorts(config);
  const opened: App[] = [];
  const clocks: DatabaseClock[] = [];
  const stop = async () => {
    for (const app of opened) await closeApp(app);
    for (const clock of clocks) clock.stop();
    await ports.mail.close();
    await store.close();
  };
  try {
    await prepare?.(store);
    const clock = await databaseClock(store);
    clocks.push(clock);
    const app = await openApp({ databases: store, clock, config, ports, log, jobMode: "work" });
    opened.push(app);
    await mount?.(app, store);
    await app.http.listen({ port: config.port, host: config.host });
    return { app, store, stop };
  } catch (error) {
    await stop();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${config.port} is in use by another program; STOEP_PORT chooses another.`, { cause: error });
  }
}

/** Requests in progress get three seconds. */
async function closeApp(app: App) {
  const hurry = setTimeout(() => app.http.server.closeAllConnections(), 3_000);
  await app.close();
  clearTimeout(hurry);
}

/** After this it ends anyway: a database that hangs never lets go. */
const patienceMs = 8_000;

/**
 * Stops on Ctrl+C, on a signal, or when the program that started this one is gone; resolves when everything has stopped.
 * A second signal does not wait.
 */
export async function runUntilStopped(running: RunningServer, log: Log): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    process.once("disconnect", () => resolve());
  });
  log.info("stopping");
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const patience = setTimeout(() => {
    log.warn("not everything stopped in time");
    process.exit(1);
  }, patienceMs);
  await running.stop();
  clearTimeout(patience);
  log.info("stopped");
}
