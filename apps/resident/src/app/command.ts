import { type Command, type CommandOptions, useCommandAs } from "@stoep/client/commands";
import { saveFile } from "@stoep/client/files";
import { Refused } from "@stoep/contract/kernel";
import { useState } from "react";
import { useRefusalText } from "./text.ts";
import { toast } from "./toast-store.ts";

/** Runs a command of the contract and shows the reader the outcome. */
export function useCommand<C extends Command>(command: C, options: CommandOptions<C> = {}) {
  return useCommandAs(toast, command, options);
}

interface Saving {
  load: () => Promise<Blob>;
  /** Without it the file keeps the name that the server gives it. */
  name?: string;
  /** Said once it is saved. */
  done?: string;
  /** Other words for a failure than those of its refusal. */
  failed?: (error: unknown) => string;
}

/** Saves a file on the device; what fails is said. */
export function useFileSaving({ load, name, done, failed }: Saving) {
  const words = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await load(), name);
      if (done) toast(done, "done");
    } catch (error) {
      toast(failed?.(error) ?? words(error instanceof Refused ? error.code : "unexpected"), "danger");
    }
    setBusy(false);
  };
  return { isBusy, save: () => void save() };
}
