import { type Command, type CommandOptions, type Notify, useCommandAs } from "@stoep/client/commands";
import { Refused } from "@stoep/contract/kernel";
import { toast } from "@stoep/ui";
import { useRefusalText } from "./text.ts";

export const notify: Notify = (text, tone) => toast(text, tone === "danger" ? { tone } : {});

/** Runs a command of the contract, and shows the user the outcome. */
export function useCommand<C extends Command>(command: C, options: CommandOptions<C> = {}) {
  return useCommandAs(notify, command, options);
}

/** Reports a failure in a toast, for anything that is not a command, such as a download. */
export function useNotifyFailure(): (error: unknown) => void {
  const words = useRefusalText();
  return (error) => toast(words(error instanceof Refused ? error.code : "unexpected"), { tone: "danger" });
}
