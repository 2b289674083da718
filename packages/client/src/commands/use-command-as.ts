import type { Refused } from "@stoep/contract/kernel";
import { useQueryClient } from "@tanstack/react-query";
import { confirmIdentity } from "../identity/index.ts";
import { useFieldText, useRefusalText } from "../texts/index.ts";
import { type Command, type InputOf, type ResultOf, useSend } from "./use-send.ts";

/** How an app shows its user a message that belongs to no field: a toast. */
export type Tell = (text: string, tone: "done" | "danger") => void;

export interface CommandOptions<C extends Command> {
  /** Gets the field errors of a 422, as text. */
  form?: { setErrors: (errors: Record<string, string>) => void };
  /** Where the form's fields stand in the command's body, when not at its top: "post". */
  fieldsUnder?: string;
  /** Shown in a toast on success. */
  done?: string;
  whenDone?: (answer: ResultOf<C>) => void;
  /** Called with a refusal instead of the toast; returns false to have the toast after all. */
  refused?: (refusal: Refused) => boolean;
  /** Capabilities whose queries are refetched; by default the command's own. */
  refetches?: readonly string[];
  /** False: `confirmation_required` is treated like any other refusal. */
  asksIdentity?: false;
}

/**
 * Runs a command of the contract. `run` never rejects: it returns undefined after a refusal, of which the user has been told by then.
 * On `confirmation_required` the user is asked to re-authenticate, and the command is sent again.
 */
export function useCommandAs<C extends Command>(tell: Tell, command: C, options: CommandOptions<C>) {
  const queries = useQueryClient();
  const explain = useExplain(tell, options);
  const { send, isSending } = useSend(command);
  const worked = (answer: ResultOf<C>) => {
    for (const topic of options.refetches ?? [command.capability])
      void queries.invalidateQueries({ queryKey: [topic] });
    if (options.done) tell(options.done, "done");
    options.whenDone?.(answer);
  };
  const run = async (input?: InputOf<C>): Promise<ResultOf<C> | undefined> => {
    const sent = await send(input);
    if (!sent.refusal) {
      worked(sent.answer);
      return sent.answer;
    }
    const isAsked = sent.refusal.code === "confirmation_required" && options.asksIdentity !== false;
    if (!isAsked) explain(sent.refusal);
    else if (await confirmIdentity()) return run(input);
    return undefined;
  };
  return { run, isRunning: isSending };
}

/** Shows a refusal: at the form's fields, through `refused`, or in a toast. */
function useExplain<C extends Command>(tell: Tell, { form, fieldsUnder, refused }: CommandOptions<C>) {
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const prefix = fieldsUnder ? `${fieldsUnder}.` : "";
  return (refusal: Refused) => {
    const fields = Object.entries(refusal.fields).map(
      ([path, code]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, fieldText(code)] as const,
    );
    if (form && fields.length > 0) form.setErrors(Object.fromEntries(fields));
    else if (!refused?.(refusal)) tell(fields[0]?.[1] ?? refusalText(refusal.code), "danger");
  };
}
