import { join } from "node:path";
import { type Command, Option } from "commander";
import { z } from "zod";
import { type Config, isLocal } from "#kernel/config.ts";
import { isPasswordOfExample } from "#modules/accounts/index.ts";
import { openPorts } from "../adapters/ports.ts";
import type { Store } from "../open-store.ts";
import { demoPassword } from "./demo-password.ts";
import { CommandError, commandLog, type Desk, withStore } from "./desk.ts";

export function addDemo(program: Command, desk: Desk): void {
  program
    .command("demo")
    .description("the demonstration city")
    .command("load")
    .description("make Gent and Leuven with people and messages; once, repeating it changes nothing")
    .addOption(
      new Option("--size <size>", "small: with a few hundred residents, for tests").choices(demoSizes).default("city"),
    )
    .action(({ size }: { size: DemoSize }) =>
      withStore(desk, async (store, config) => {
        const signIns = await loadDemo(desk, config, store, size);
        for (const { who, email, password } of signIns) desk.say(`${who}\t${email}\t${password}`);
      }),
    );
}

/** How many people live in it. */
export const demoSizes = ["city", "small"] as const;
export type DemoSize = (typeof demoSizes)[number];

const Loaded = z.object({
  signIns: z.array(z.object({ who: z.string(), email: z.string(), password: z.string(), path: z.string() })),
});
export type SignIn = z.infer<typeof Loaded>["signIns"][number];

const inPublic = ({ publicUrl }: Config) =>
  `the password of its people is known, and STOEP_PUBLIC_URL is ${publicUrl}.`;

/** @throws CommandError when others can reach the installation */
export function refuseDemo(config: Config): void {
  if (!isLocal(config.publicUrl)) throw new CommandError(`The demonstration is not loaded here: ${inPublic(config)}`);
}

/** Refuses to serve others with data in which the demonstration's people can sign in. @throws CommandError */
export async function refuseKnownPassword(config: Config, { platform }: Store): Promise<void> {
  if (isLocal(config.publicUrl) || !(await isPasswordOfExample(platform, demoPassword))) return;
  throw new CommandError(
    `This database holds the demonstration: ${inPublic(config)} ` +
      "Start with a database of your own (DATABASE_URL, or another STOEP_FOLDER), or give those people other passwords.",
  );
}

/** The demonstration stands beside the server, and a copy of Stoep may lack it. */
export async function loadDemo(desk: Desk, config: Config, store: Store, size: DemoSize): Promise<SignIn[]> {
  refuseDemo(config);
  const path = join(import.meta.dirname, "../../../../demo/load.ts");
  const demo = await import(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND" || !error.message.includes(path)) throw error;
    throw new CommandError("This copy of Stoep comes without its demonstration city (the folder demo).");
  });
  const ports = openPorts(config);
  try {
    const now = new Date();
    const tools = { store, config, ports, log: commandLog(), now, say: desk.note };
    return Loaded.parse(await demo.loadDemo(tools, size)).signIns;
  } finally {
    await ports.mail.close();
  }
}
