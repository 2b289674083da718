import { type CallOptions, Refused } from "@stoep/contract/kernel";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Form } from "./form.ts";
import { useFieldText, useRefusalText } from "./text.ts";
import { toast } from "./toasts.ts";

export type Command = ((...args: never[]) => Promise<unknown>) & { capability: string; isQuery: false };
export type InputOf<C extends Command> = Parameters<C>[0];
export type AnswerOf<C extends Command> = Awaited<ReturnType<C>>;

export interface CommandOptions<C extends Command> {
  /** Gets the field codes of a 422, as text. */
  form?: Pick<Form<never>, "setErrors">;
  /** Said in a toast when it has worked. */
  done?: string;
  whenDone?: (answer: AnswerOf<C>) => void;
  /** Called with a refusal instead of the toast; answers false to have the toast after all. */
  refused?: (refusal: Refused) => boolean;
  /** Capabilities whose screens are asked for again; its own unless told. */
  refresh?: string[];
}

/** For one attempt by a person; the same when they try again after the line broke, so that nothing happens twice. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const asRefused = (error: unknown) =>
  error instanceof Refused ? error : new Refused({ code: "unexpected", fields: {}, requestId: "" });

/** Runs a command of the contract. `run` answers undefined when it was refused: the reader has been told by then. */
export function useCommand<C extends Command>(command: C, options: CommandOptions<C> = {}) {
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

  const explain = (refusal: Refused) => {
    if (refusal.code !== "unavailable") attempt.current = null;
    const fields = Object.entries(refusal.fields).map(([path, code]) => [path, fieldText(code)] as const);
    if (options.form && fields.length > 0) return options.form.setErrors(Object.fromEntries(fields));
    if (options.refused?.(refusal)) return;
    const [firstField] = fields;
    toast(firstField ? firstField[1] : refusalText(refusal.code), "danger");
  };

  const run = async (input?: InputOf<C>): Promise<AnswerOf<C> | undefined> => {
    try {
      const answer = await mutation.mutateAsync(input as InputOf<C>);
      attempt.current = null;
      for (const topic of options.refresh ?? [command.capability]) {
        void queries.invalidateQueries({ queryKey: [topic] });
      }
      if (options.done) toast(options.done);
      options.whenDone?.(answer);
      return answer;
    } catch (error) {
      explain(asRefused(error));
      return undefined;
    }
  };
  return { run, isRunning: mutation.isPending };
}
