import { type Command, type CommandOptions, type Tell, useCommandAs } from "@stoep/client/commands";
import { Refused } from "@stoep/contract/kernel";
import { toast } from "@stoep/ui";
import { useRefusalText } from "./text.ts";

export const tell: Tell = (text, tone) => toast(text, tone === "danger" ? { tone } : {});

/** Runs a command of the contract, and tells the user the outcome. */
export function useCommand<C extends Command>(command: C, options: CommandOptions<C> = {}) {
  return useCommandAs(tell, command, options);
}

/** Reports a failure in a toast, for anything that is not a command, such as a download. */
export function useTellFailure(): (error: unknown) => void {
  const words = useRefusalText();
  return (error) => toast(words(error instanceof Refused ? error.code : "unexpected"), { tone: "danger" });
}
