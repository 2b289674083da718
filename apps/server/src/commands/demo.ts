import { join } from "node:path";
import type { Command } from "commander";
import { z } from "zod";
import type { Config } from "#kernel/config.ts";
import { openPorts } from "../adapters/ports.ts";
import type { Store } from "../open-store.ts";
import { CommandError, commandLog, type Desk, withStore } from "./desk.ts";

export function addDemo(program: Command, desk: Desk): void {
  program
    .command("demo")
    .description("the demonstration city")
    .command("load")
    .description("make Gent and Leuven with people and messages; once, repeating it changes nothing")
    .action(() =>
      withStore(desk, async (store, config) => {
        const signIns = await loadDemo(desk, config, store);
        for (const { who, email, password } of signIns) desk.say(`${who}\t${email}\t${password}`);
      }),
    );
}

const Loaded = z.object({
  signIns: z.array(z.object({ who: z.string(), email: z.string(), password: z.string(), path: z.string() })),
});
export type SignIn = z.infer<typeof Loaded>["signIns"][number];

/** The demonstration stands beside the server, and a copy of Stoep may lack it. */
export async function loadDemo(desk: Desk, config: Config, store: Store): Promise<SignIn[]> {
  const path = join(import.meta.dirname, "../../../../demo/load.ts");
  const demo = await import(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND" || !error.message.includes(path)) throw error;
    throw new CommandError("This copy of Stoep comes without its demonstration city (the folder demo).");
  });
  const ports = openPorts(config);
  try {
    const now = new Date();
    return Loaded.parse(await demo.loadDemo({ store, config, ports, log: commandLog(), now, say: desk.note })).signIns;
  } finally {
    await ports.mail.close();
  }
}
