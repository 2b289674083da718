/**
 * The running server of a town. One may be kept for the next town, which gets it as new: what the last one wrote is undone, and
 * connections, statements and their plans stay. A server that a test did something unusual with is closed instead.
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LimitTable, limits as realLimits } from "@stoep/contract/limits";
import pino from "pino";
import { inject } from "vitest";
import type { Config } from "#kernel/config.ts";
import type { Log } from "#kernel/log.ts";
import type { MailPort, PushPort } from "#kernel/ports.ts";
import type { SenderLimits } from "#kernel/slow-senders.ts";
import { readConfig } from "../adapters/environment.ts";
import { type App, openApp } from "../app.ts";
import { type MovableClock, movableClock } from "./clock.ts";
import { newDatabase, type TestDatabase } from "./database.ts";
import { type Outside, outside } from "./outside.ts";
import { aMorning, type Settled, settle } from "./settle.ts";
import { strict, watchRefusals } from "./strict.ts";
import { type Undo, undoIn } from "./undo.ts";

export interface HouseOptions {
  config?: Partial<Config>;
  /** Where the clock starts: by default on a Tuesday morning in May. */
  at?: Date;
  /** How often one person may do each kind of thing. Unlimited by default: a town's clock stands still, and so would every window. */
  limits?: LimitTable;
  /** A real mail server instead of the one in memory. */
  mail?: MailPort;
  /** The real way to push services. */
  push?: PushPort;
  /** Time limits for slow senders. */
  slowSenders?: SenderLimits;
}

export interface House {
  clock: MovableClock;
  world: Outside;
  databases: TestDatabase;
  config: Config;
  app: App;
  settled: Settled;
  /** Says that something was done that cannot be undone. */
  spoil(): void;
  /** Keeps the server for the next town, or closes it. */
  leave(): Promise<void>;
}

/** Logs only unexpected errors: their responses say `unexpected`, and the reason is found here. */
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

/** One that nobody is in now; of several the others are closed. */
let free: House | undefined;

/** The one that was kept, or else one that will be. */
export async function takeOver(): Promise<House> {
  const kept = free;
  free = undefined;
  return kept ?? build({}, { isKept: true });
}

export async function build(
  { config: changes, at = aMorning, ...others }: HouseOptions,
  { isKept } = { isKept: false },
): Promise<House> {
  const { mail, push, slowSenders, limits = endless } = others;
  const clock = movableClock(at);
  const world = outside();
  const isSettled = at === aMorning;
  const databases = await newDatabase({ from: isSettled ? "settled" : "template" });
  const folder = await mkdtemp(join(tmpdir(), "stoep-town-"));
  const config = { ...readConfig({ STOEP_PUBLIC_URL: "https://stoep.example", STOEP_FOLDER: folder }), ...changes };
  const settled = isSettled ? inject("settled") : await settle(databases, at);
  const app = await openApp({
    databases,
    clock,
    config,
    ports: { ...world, ...(mail ? { mail } : {}), ...(push ? { push } : {}) },
    log: accidentsOnly,
    jobMode: "by_hand",
    inspect: strict,
    ...(slowSenders ? { slowSenders } : {}),
    limits,
  });
  watchRefusals(app.http);
  const underWay = countUnderWay(app);
  const undo = isKept ? await undoIn(databases).catch(() => null) : null;
  let isSpoilt = false;
  const house: House = {
    ...{ clock, world, databases, config, app, settled },
    spoil: () => {
      isSpoilt = true;
    },
    async leave() {
      if (undo && !isSpoilt && !free && underWay() === 0 && (await asNew({ clock, world, app, folder }, undo))) {
        free = house;
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

interface Left extends Pick<House, "clock" | "world" | "app"> {
  folder: string;
}

/** False if something is left that cannot be undone. */
async function asNew({ clock, world, app, folder }: Left, undo: Undo): Promise<boolean> {
  clock.move(aMorning);
  world.forget();
  app.jobs.forgetRuns();
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  return undo.run();
}

/** Returns how many requests are being answered. */
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
