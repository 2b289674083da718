import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Command, Option } from "commander";
import type { Config } from "#kernel/config.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import * as platform from "#modules/platform/index.ts";
import { openLog } from "../adapters/log.ts";
import { type RunningServer, runUntilStopped, startServer } from "../main.ts";
import { showsMailbox } from "../web/mailbox.ts";
import { addWeb } from "../web.ts";
import { type CommandContext, CommandError, newKeyNotice } from "./command-context.ts";
import {
  type DemoSize,
  demoSizes,
  loadDemo,
  refuseDemo,
  refuseKnownPassword,
  type SignIn,
  waitForParent,
} from "./demo.ts";

export function addStart(program: Command, desk: CommandContext): void {
  program
    .command("start")
    .description("bring the database up to date and run the server: API, both apps and jobs")
    .addOption(
      new Option("--demo [size]", "load the demonstration city first, if needed; small has few residents")
        .choices(demoSizes)
        .preset("city"),
    )
    .addOption(new Option("--awaits-screens", "serve once the program that runs this one has built them").hideHelp())
    .action((options: StartOptions) => start(desk, options));
}

interface StartOptions {
  demo?: DemoSize;
  awaitsScreens?: boolean;
}

async function start(desk: CommandContext, { demo, awaitsScreens = false }: StartOptions): Promise<void> {
  // `npm start` builds them first.
  const screens = awaitsScreens ? waitForParent() : null;
  const config = desk.config();
  const log = openLog(config.logLevel);
  let signIns: SignIn[] = [];
  if (demo) refuseDemo(config);
  let loader = demo && willCreateDatabase(config) ? forkLoader(demo) : null;
  const running = await startServer({
    config,
    log,
    prepare: async (store) => {
      await refuseKnownPassword(config, store);
      if (!demo) return;
      if ((await neighbourhoods.listNetworks(store.platform)).length === 0) {
        loader ??= forkLoader(demo);
        await awaitLoader(loader);
      }
      // By now this only checks that everything is there.
      signIns = await loadDemo(desk, config, store, demo);
    },
    mount: async (app, store) => {
      await screens;
      await addWeb(app, { config, databases: store, log });
    },
  }).finally(() => loader?.child.kill());
  desk.say(await banner(config, running, signIns));
  if (running.store.newKeyAt) desk.say(`${newKeyNotice(running.store.newKeyAt)}\n`);
  const first = await firstLink(config, running);
  if (first) desk.say(first);
  await runUntilStopped(running, log);
  // The channel to the program that started this one would keep the process alive.
  process.exit(0);
}

/** The first load runs in a process of its own: drawing and writing a year of a city takes memory that the server would never give back. */
function forkLoader(size: DemoSize): Loader {
  // It loads the same modules: compiled once, by this process, they are ready for it.
  flushCompileCache();
  const words = ["demo", "load", "--size", size, "--awaits-database"];
  const child = fork(join(import.meta.dirname, "../cli.ts"), words, {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // If the child has already ended by itself, that is the reason.
  child.on("error", () => {});
  return { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

interface Loader {
  child: ChildProcess;
  ended: Promise<number | null>;
}

/** When this start will create the database, the process that fills it loads its code in the meantime. */
const willCreateDatabase = (config: Config) => !config.databaseUrl && !existsSync(join(config.folder, "postgres"));

async function awaitLoader({ child, ended }: Loader): Promise<void> {
  if (child.connected) child.send("database");
  if ((await ended) !== 0)
    throw new CommandError("The demonstration city could not be loaded; the reason is shown above.");
}

/** While there is no system account: the link that creates one. Only people who see this output have it. */
async function firstLink(config: Config, running: RunningServer): Promise<string | null> {
  const token = await platform.firstAccountToken(running.store.platform, new Date());
  if (!token) return null;
  const link = `${baseOf(config, running)}/dashboard/first-account?token=${token}`;
  return [
    "There is no system account yet. Create the first one with this link, within 24 hours; it works once:",
    "",
    `  ${link}`,
    "",
  ].join("\n");
}

function baseOf(config: Config, { app }: RunningServer): string {
  const { port } = app.http.server.address() as AddressInfo;
  return config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
}

async function banner(config: Config, running: RunningServer, signIns: SignIn[]): Promise<string> {
  const base = baseOf(config, running);
  const networks = await neighbourhoods.listNetworks(running.store.platform);
  const lines: [string, string][] = [
    ["Dashboard", `${base}/dashboard/`],
    ...networks.map(({ name, slug }): [string, string] => [`Residents of ${name}`, `${base}/${slug}`]),
    ["API", `${base}/api/docs`],
    ...(showsMailbox(config) ? [["Mailbox", `${base}/dev/mailbox`] as [string, string]] : []),
  ];
  const people = signIns.map(({ who, email, password, path }): [string, string] => [
    who,
    `${email}  ${password}  ${base}${path}`,
  ]);
  const width = Math.max(...[...lines, ...people].map(([label]) => label.length));
  const table = (rows: [string, string][]) =>
    rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`).join("\n");
  const parts = ["", "Stoep is running.", "", table(lines), ""];
  if (people.length > 0) parts.push("Sign in as", "", table(people), "");
  if (people.length > 0 && !["127.0.0.1", "::1", "localhost"].includes(config.host))
    parts.push(`STOEP_HOST is ${config.host}: others on your network can sign in as these people too.`, "");
  if (networks.length === 0)
    parts.push("There is no network yet. Create one: npm run stoep -- network create --help", "");
  return parts.join("\n");
}
