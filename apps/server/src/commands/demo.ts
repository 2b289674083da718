import { once } from "node:events";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { z } from "zod";
import { type Config, isLocal } from "#kernel/config.ts";
import { openDatabase } from "#kernel/database.ts";
import { masterKeysOf, useMasterKeys } from "#kernel/keys/installation-keys.ts";
import { isPasswordOfExample } from "#modules/accounts/index.ts";
import { openPorts } from "../adapters/ports.ts";
import type { Store } from "../open-store.ts";
import { type CommandContext, CommandError, commandLog, withStore } from "./command-context.ts";
import { demoPassword } from "./demo-password.ts";

export function addDemo(program: Command, desk: CommandContext): void {
  program
    .command("demo")
    .description("the demonstration city")
    .command("load")
    .description("create Gent and Leuven with people and messages; repeating it changes nothing")
    .addOption(
      new Option("--size <size>", "small has a few hundred residents, for tests").choices(demoSizes).default("city"),
    )
    .addOption(new Option("--awaits-database", "begin once the program that runs this one has a database").hideHelp())
    .action(async ({ size, awaitsDatabase = false }: { size: DemoSize; awaitsDatabase?: boolean }) => {
      // If the demonstration is missing, loading says so.
      if (awaitsDatabase) await Promise.all([waitForDatabase(), import(demoPath).catch(() => {})]);
      await withStore(desk, async (store, config) => {
        const signIns = await loadDemo(desk, config, store, size);
        for (const { who, email, password } of signIns) desk.say(`${who}\t${email}\t${password}`);
      });
    });
}

async function waitForDatabase(): Promise<void> {
  if (!process.connected) throw new CommandError("The program that has a database is gone.");
  await waitForParent();
}

/** Resolves when the parent process sends a message; ends this process if the parent ends first. */
export async function waitForParent(): Promise<void> {
  if (!process.connected) return;
  const giveUp = () => process.exit(1);
  process.once("disconnect", giveUp);
  await once(process, "message");
  process.off("disconnect", giveUp);
}

const demoPath = join(import.meta.dirname, "../../../../demo/load.ts");

/** The number of people in the demonstration city. */
export const demoSizes = ["city", "small"] as const;
export type DemoSize = (typeof demoSizes)[number];

const LoaderReport = z.object({
  signIns: z.array(z.object({ who: z.string(), email: z.string(), password: z.string(), path: z.string() })),
});
export type SignIn = z.infer<typeof LoaderReport>["signIns"][number];

const inPublic = ({ publicUrl }: Config) =>
  `the password of its people is known, and STOEP_PUBLIC_URL is ${publicUrl}.`;

/** @throws CommandError when others can reach the installation */
export function refuseDemo(config: Config): void {
  if (!isLocal(config.publicUrl))
    throw new CommandError(`The demonstration cannot be loaded here: ${inPublic(config)}`);
}

/** Refuses to serve others with data in which the demonstration's people can sign in. @throws CommandError */
export async function refuseKnownPassword(config: Config, { platform }: Pick<Store, "platform">): Promise<void> {
  if (isLocal(config.publicUrl) || !(await isPasswordOfExample(platform, demoPassword))) return;
  throw new CommandError(
    `This database holds the demonstration: ${inPublic(config)} ` +
      "Use another database (DATABASE_URL, or another STOEP_FOLDER), or change the passwords of those people.",
  );
}

/** The demonstration is in a folder of its own, which a copy of Stoep may lack. @throws CommandError then, and when others can reach it */
export async function loadDemo(desk: CommandContext, config: Config, store: Store, size: DemoSize): Promise<SignIn[]> {
  refuseDemo(config);
  const demo = await import(demoPath).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND" || !error.message.includes(demoPath)) throw error;
    throw new CommandError("This copy of Stoep does not include the demonstration city (the folder demo).");
  });
  const ports = openPorts(config);
  // A city is a lot to write on a busy machine, and the role that owns the tables writes faster.
  const filling = openDatabase(store.ownerUrl ?? store.url, { max: 2, hasNoTimeouts: true, Client: demo.CopyClient });
  useMasterKeys(filling, masterKeysOf(store.platform));
  try {
    const now = new Date();
    const tools = { store, filling, config, ports, log: commandLog(), now, say: desk.note };
    return LoaderReport.parse(await demo.loadDemo(tools, size)).signIns;
  } finally {
    await filling.close();
    await ports.mail.close();
  }
}
