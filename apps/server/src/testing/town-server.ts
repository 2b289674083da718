/**
 * The running server of a town. It may be kept for the next town, which gets it as new: what the last one wrote is undone, and
 * connections, statements and their plans stay. If a test did something that cannot be undone, the server is closed instead.
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LimitTable, limits as realLimits } from "@stoep/contract/rate-limits";
import pino from "pino";
import { inject } from "vitest";
import type { Config } from "#kernel/config.ts";
import type { SenderLimits } from "#kernel/http/slow-senders.ts";
import type { Log } from "#kernel/log.ts";
import type { MailPort, PushPort, ScannerPort } from "#kernel/ports.ts";
import { readConfig } from "../adapters/environment.ts";
import { type App, type AppOptions, openApp } from "../app.ts";
import { type MovableClock, movableClock } from "./clock.ts";
import { contractInspector, watchCookies, watchRefusals } from "./contract-checks.ts";
import { newDatabase, type TestDatabase } from "./database.ts";
import { type OutsideWorld, outsideWorld } from "./outside-world.ts";
import { type DatabaseRestore, prepareRestore } from "./restore-database.ts";
import { aMorning, type SettledTown, settleTown } from "./town-people.ts";

export interface TownServerOptions {
  config?: Partial<Config>;
  /** Where the clock starts: by default on a Tuesday morning in May. */
  at?: Date;
  /** How often one person may do each kind of thing. Unlimited by default: a town's clock stands still, and so would every window. */
  limits?: LimitTable;
  /** A real mail server instead of the one in memory. */
  mail?: MailPort;
  /** The real way to push services. */
  push?: PushPort;
  /** A virus scanner; none by default. */
  scanner?: ScannerPort;
  /** Only these, instead of all. */
  capabilities?: AppOptions["capabilities"];
  /** Instead of one that shows accidents only. */
  log?: Log;
  /** Time limits for slow senders. */
  slowSenders?: SenderLimits;
}

export interface TownServer {
  clock: MovableClock;
  world: OutsideWorld;
  databases: TestDatabase;
  config: Config;
  app: App;
  settled: SettledTown;
  /** Marks the server as changed in a way that cannot be undone. */
  spoil(): void;
  /** Keeps the server for the next town, or closes it. */
  leave(): Promise<void>;
}

/** Logs only unexpected errors: their responses say `unexpected`, and the log has the reason. */
const accidentsOnly: Log = pino({
  level: "error",
  hooks: {
    logMethod([facts, message]: unknown[]) {
      if (message === "unexpected") console.error((facts as { err: unknown }).err);
    },
  },
});

const endless = Object.fromEntries(
  Object.entries(realLimits).map(([kind, limit]) => [kind, { ...limit, max: 1_000_000, seconds: 1 }]),
) as LimitTable;

/** A server that no town uses; at most one is kept. */
let freeServer: TownServer | undefined;

/** The server that was kept, or else a new one. */
export async function reuseServer(): Promise<TownServer> {
  const kept = freeServer;
  freeServer = undefined;
  return kept ?? startTownServer({}, { isKept: true });
}

export async function startTownServer(
  { config: changes, at = aMorning, ...others }: TownServerOptions,
  { isKept } = { isKept: false },
): Promise<TownServer> {
  const { mail, push, scanner = null, slowSenders, capabilities, limits = endless, log = accidentsOnly } = others;
  const clock = movableClock(at);
  const world = outsideWorld();
  const isSettled = at === aMorning;
  const databases = await newDatabase({ from: isSettled ? "settled" : "template" });
  const folder = await mkdtemp(join(tmpdir(), "stoep-town-"));
  const config = { ...readConfig({ STOEP_PUBLIC_URL: "https://stoep.example", STOEP_FOLDER: folder }), ...changes };
  const settled = isSettled ? inject("settled") : await settleTown(databases, at);
  const app = await openApp({
    databases,
    clock,
    config,
    ports: { ...world, ...(mail ? { mail } : {}), ...(push ? { push } : {}), scanner },
    log,
    jobMode: "by_hand",
    inspect: contractInspector,
    slowSenders,
    capabilities,
    limits,
  });
  watchRefusals(app.http);
  watchCookies(app.http, config);
  const underWay = countUnderWay(app);
  const undo = isKept ? await prepareRestore(databases).catch(() => null) : null;
  let isSpoilt = false;
  const house: TownServer = {
    clock,
    world,
    databases,
    config,
    app,
    settled,
    spoil: () => {
      isSpoilt = true;
    },
    async leave() {
      if (
        undo &&
        !isSpoilt &&
        !freeServer &&
        underWay() === 0 &&
        (await resetServer({ clock, world, app, folder }, undo))
      ) {
        freeServer = house;
        return;
      }
      await app.close();
      await undo?.end();
      await databases.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return house;
}

interface UsedServer extends Pick<TownServer, "clock" | "world" | "app"> {
  folder: string;
}

/** Returns false if something is left that cannot be undone. */
async function resetServer({ clock, world, app, folder }: UsedServer, undo: DatabaseRestore): Promise<boolean> {
  clock.move(aMorning);
  world.forget();
  app.jobs.forgetRuns();
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  return undo.run();
}

/** Returns the number of requests in progress. */
function countUnderWay({ http }: App): () => number {
  let count = 0;
  http.addHook("onRequest", async () => {
    count++;
  });
  http.addHook("onResponse", async () => {
    count--;
  });
  return () => count;
}
