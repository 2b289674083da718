import { type Command, type CommandOptions, type Notify, useCommandAs } from "@stoep/client/commands";
import { touchedBy } from "@stoep/contract/counted-in";
import { Refused } from "@stoep/contract/kernel";
import { toast } from "@stoep/ui";
import { useRefusalText } from "./text.ts";

export const notify: Notify = (text, tone) => toast(text, tone === "danger" ? { tone } : {});

/** Which data to fetch again is no option: a number stands on several screens, and changes on all of them at once. */
type Options<C extends Command> = Omit<CommandOptions<C>, "refetches">;

/** Runs a command of the contract, and shows the user the outcome. All that is counted from what it changes is fetched again. */
export function useCommand<C extends Command>(command: C, options: Options<C> = {}) {
  return useCommandAs(notify, command, { ...options, refetches: touchedBy(command.capability) });
}

/** Reports a failure in a toast, for anything that is not a command, such as a download. */
export function useNotifyFailure(): (error: unknown) => void {
  const words = useRefusalText();
  return (error) => toast(words(error instanceof Refused ? error.code : "unexpected"), { tone: "danger" });
}
