import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Command, Option } from "commander";
import type { Config } from "#kernel/config.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import * as platform from "#modules/platform/index.ts";
import { openLog } from "../adapters/log.ts";
import { type Running, runUntilStopped, startServer } from "../main.ts";
import type { Store } from "../open-store.ts";
import { showsMailbox } from "../web/mailbox.ts";
import { addWeb } from "../web.ts";
import { type DemoSize, demoSizes, loadDemo, refuseDemo, refuseKnownPassword, type SignIn } from "./demo.ts";
import { CommandError, type Desk } from "./desk.ts";

export function addStart(program: Command, desk: Desk): void {
  program
    .command("start")
    .description("run the server: API, both apps and jobs, on a database brought up to date")
    .addOption(
      new Option(
        "--demo [size]",
        "load the demonstration city first, if it is not there yet; small: with few residents",
      )
        .choices(demoSizes)
        .preset("city"),
    )
    .action(({ demo }: { demo?: DemoSize }) => start(desk, demo));
}

async function start(desk: Desk, demo: DemoSize | undefined): Promise<void> {
  const config = desk.config();
  const log = openLog(config.logLevel);
  let signIns: SignIn[] = [];
  if (demo) refuseDemo(config);
  const running = await startServer({
    config,
    log,
    prepare: async (store) => {
      await refuseKnownPassword(config, store);
      if (!demo) return;
      await loadApart(store, demo);
      // Now it only looks whether all is there.
      signIns = await loadDemo(desk, config, store, demo);
    },
    mount: (app, store) => addWeb(app, { config, databases: store, log }),
  });
  desk.say(await banner(config, running, signIns));
  const first = await firstLink(config, running);
  if (first) desk.say(first);
  await runUntilStopped(running, log);
  // The channel to the program that started this one would keep it alive.
  process.exit(0);
}

/** The first time in a program of its own: drawing and writing a year of a city takes memory that the server would keep. */
async function loadApart(store: Store, size: DemoSize): Promise<void> {
  if ((await neighbourhoods.listNetworks(store.platform)).length > 0) return;
  const child = fork(join(import.meta.dirname, "../cli.ts"), ["demo", "load", "--size", size], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new CommandError("The demonstration city could not be loaded; the reason stands above.");
}

/** While there is no system account: the link that makes one. Only anyone who sees this output has it. */
async function firstLink(config: Config, running: Running): Promise<string | null> {
  const token = await platform.firstAccountToken(running.store.platform, new Date());
  if (!token) return null;
  const link = `${baseOf(config, running)}/dashboard/first-account?token=${token}`;
  return [
    "There is no system account yet. Make the first one, within 24 hours, with this link; it works once:",
    "",
    `  ${link}`,
    "",
  ].join("\n");
}

function baseOf(config: Config, { app }: Running): string {
  const { port } = app.http.server.address() as AddressInfo;
  return config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
}

async function banner(config: Config, running: Running, signIns: SignIn[]): Promise<string> {
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
    parts.push(`STOEP_HOST is ${config.host}: others in your network can sign in as these people too.`, "");
  if (networks.length === 0)
    parts.push("There is no network yet. Make one: npm run stoep -- network create --help", "");
  return parts.join("\n");
}
