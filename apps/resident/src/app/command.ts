import { type Command, type CommandOptions, type Manner, useCommandAs } from "@stoep/client/commands";
import { toast } from "./toasts.ts";

const manner: Manner = { tell: toast };

/** Runs a command of the contract, and tells the reader what came of it. */
export function useCommand<C extends Command>(command: C, options: CommandOptions<C> = {}) {
  return useCommandAs(manner, command, options);
}
