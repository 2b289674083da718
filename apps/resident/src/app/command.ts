import { type Command, type CommandOptions, useCommandAs } from "@stoep/client/commands";
import { toast } from "./toast-store.ts";

/** Runs a command of the contract and shows the reader the outcome. */
export function useCommand<C extends Command>(command: C, options: CommandOptions<C> = {}) {
  return useCommandAs(toast, command, options);
}
