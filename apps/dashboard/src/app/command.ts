import { type CallOptions, Refused } from "@stoep/contract/kernel";
import { type Form, toast } from "@stoep/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { confirmIdentity } from "./identity.tsx";
import { useFieldText, useRefusalText } from "./text.ts";

type Command = ((...args: never[]) => Promise<unknown>) & { capability: string; isQuery: false };
type InputOf<C extends Command> = Parameters<C>[0];
type AnswerOf<C extends Command> = Awaited<ReturnType<C>>;

type Options<C extends Command> = {
  /** Gets the field codes of a 422, as text. */
  form?: Pick<Form<never>, "setErrors">;
  /** Where the form's fields stand in the command's body, when not at its top: "post". */
  fieldsUnder?: string;
  /** Said in a toast when it has worked. */
  done?: string;
  andThen?: (answer: AnswerOf<C>) => void;
  /** Called with a refusal instead of the toast; answer false to have the toast after all. */
  refused?: (refusal: Refused) => boolean;
  /** Other capabilities whose data changes with it. */
  refresh?: string[];
  /** False for what is part of showing who one is. */
  asksIdentity?: false;
};

const mustConfirm = (error: unknown) => error instanceof Refused && error.code === "confirmation_required";

/** For one attempt by a person; the same when they try again after the line broke, so that nothing happens twice. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Says in a toast why something did not work, for what is no command: a download. */
export function useTellFailure(): (error: unknown) => void {
  const words = useRefusalText();
  return (error) => toast(words(error instanceof Refused ? error.code : "unexpected"), { tone: "danger" });
}

/**
 * Runs a command of the contract. `run` answers undefined when it was refused: the user has been told by then. Where the
 * server first wants to know who it is, the user is asked, and the deed is done again.
 */
export function useCommand<C extends Command>(command: C, options: Options<C> = {}) {
  const queries = useQueryClient();
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const attempt = useRef<{ key: string; input: string } | null>(null);
  const call = command as unknown as (input: unknown, options: CallOptions) => Promise<AnswerOf<C>>;

  const mutation = useMutation({
    mutationFn: (input: InputOf<C>) => {
      const text = JSON.stringify(input) ?? "";
      if (attempt.current?.input !== text) attempt.current = { key: newKey(), input: text };
      return call(input, { idempotencyKey: attempt.current.key });
    },
  });

  const explain = (error: unknown) => {
    const refusal = error instanceof Refused ? error : new Refused({ code: "unexpected", fields: {}, requestId: "" });
    if (refusal.code !== "unavailable") attempt.current = null;
    const prefix = options.fieldsUnder ? `${options.fieldsUnder}.` : "";
    const fields = Object.entries(refusal.fields).map(
      ([path, code]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, fieldText(code)] as const,
    );
    if (options.form && fields.length > 0) options.form.setErrors(Object.fromEntries(fields));
    else if (!options.refused?.(refusal)) toast(refusalText(refusal.code), { tone: "danger" });
  };

  const runAgain = (input?: InputOf<C>): Promise<AnswerOf<C> | undefined> => {
    attempt.current = null;
    return run(input);
  };
  const run = async (input?: InputOf<C>): Promise<AnswerOf<C> | undefined> => {
    try {
      const answer = await mutation.mutateAsync(input as InputOf<C>);
      attempt.current = null;
      for (const topic of [command.capability, ...(options.refresh ?? [])]) {
        void queries.invalidateQueries({ queryKey: [topic] });
      }
      if (options.done) toast(options.done);
      options.andThen?.(answer);
      return answer;
    } catch (error) {
      if (!mustConfirm(error) || options.asksIdentity === false) explain(error);
      else if (await confirmIdentity()) return runAgain(input);
      return undefined;
    }
  };
  return { run, isRunning: mutation.isPending };
}
