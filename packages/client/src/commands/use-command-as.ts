import type { Refused } from "@stoep/contract/kernel";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { confirmIdentity } from "../identity/index.ts";
import { useFieldText, useLanguage, useRefusalText } from "../texts/index.ts";
import { currentPlace } from "../token/index.ts";
import { type Command, type InputOf, type ResultOf, useSend } from "./use-send.ts";

/** Shows a message that belongs to no field, in a toast. */
export type Notify = (text: string, tone: "done" | "danger") => void;

/** With `errors` and `setFieldError`, visible errors are translated when the language changes. */
interface ErrorForm {
  setErrors(errors: Record<string, string>): void;
  errors?: Readonly<Record<string, unknown>>;
  setFieldError?(path: string, error: string): void;
}

export interface CommandOptions<C extends Command> {
  /** Gets the field errors of a 422: as text, or as codes, whose text then follows the language of the screen. */
  form?: ErrorForm | { setProblems: (codes: Record<string, string>) => void };
  /** Where the form's fields are in the command's body, if not at the top level: "post". */
  fieldsUnder?: string;
  /** Shown in a toast on success. */
  done?: string;
  whenDone?: (answer: ResultOf<C>) => void;
  /** Called with a refusal instead of the toast; returns false to show the toast after all. */
  refused?: (refusal: Refused) => boolean;
  /** Capabilities whose queries are refetched; by default the command's own. */
  refetches?: readonly string[];
  /** False: `confirmation_required` is treated like any other refusal. */
  asksIdentity?: false;
}

/**
 * Runs a command of the contract. `run` never rejects: it returns undefined after a refusal, which the user has then been shown.
 * On `confirmation_required` the user is asked to re-authenticate, and the command is sent again. The same command with the same
 * input, while the first is under way, is not sent twice: it gets the first one's result.
 */
export function useCommandAs<C extends Command>(tell: Notify, command: C, options: CommandOptions<C>) {
  const queries = useQueryClient();
  const explain = useFailureText(tell, options);
  const { send, isSending } = useSend(command);
  const worked = (answer: ResultOf<C>) => {
    for (const topic of options.refetches ?? [command.capability])
      void queries.invalidateQueries({ queryKey: [topic] });
    if (options.done) tell(options.done, "done");
    options.whenDone?.(answer);
  };
  const underWay = useRef(new Map<string, Promise<ResultOf<C> | undefined>>());
  const perform = async (input?: InputOf<C>): Promise<ResultOf<C> | undefined> => {
    const place = currentPlace();
    const sent = await send(input);
    if (!sent.refusal) {
      worked(sent.answer);
      return sent.answer;
    }
    const isAsked = sent.refusal.code === "confirmation_required" && options.asksIdentity !== false;
    if (!isAsked) explain(sent.refusal);
    else if ((await confirmIdentity()) && currentPlace() === place) return perform(input);
    return undefined;
  };
  // A second press may come before the screen shows that the first is being sent.
  const run = (input?: InputOf<C>): Promise<ResultOf<C> | undefined> => {
    const name = hasFile(input) ? null : (JSON.stringify(input) ?? "");
    const same = name === null ? undefined : underWay.current.get(name);
    if (same || name === null) return same ?? perform(input);
    const result = perform(input).finally(() => underWay.current.delete(name));
    underWay.current.set(name, result);
    return result;
  };
  return { run, isRunning: isSending };
}

/** Files cannot be compared by their text. */
const hasFile = (input: unknown): boolean =>
  typeof input === "object" && input !== null && Object.values(input).some((value) => value instanceof Blob);

/** Shows a refusal: at the form's fields, through `refused`, or in a toast. */
function useFailureText<C extends Command>(tell: Notify, { form, fieldsUnder, refused }: CommandOptions<C>) {
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const prefix = fieldsUnder ? `${fieldsUnder}.` : "";
  const keepInLanguage = useErrorsInLanguage(form && "setErrors" in form ? form : undefined);
  return (refusal: Refused) => {
    const fields = Object.entries(refusal.fields).map(([path, code]) => ({
      path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
      code,
      text: fieldText(code),
    }));
    const by = (key: "code" | "text") => Object.fromEntries(fields.map((field) => [field.path, field[key]]));
    if (form && fields.length > 0) {
      if ("setProblems" in form) form.setProblems(by("code"));
      else {
        form.setErrors(by("text"));
        keepInLanguage(fields);
      }
    } else if (!refused?.(refusal)) tell(fields[0]?.text ?? refusalText(refusal.code), "danger");
  };
}

type FieldError = { path: string; code: string; text: string };

/** Remembers the codes behind the errors that a form shows. */
function useErrorsInLanguage(form: ErrorForm | undefined): (shown: FieldError[]) => void {
  const fieldText = useFieldText();
  const language = useLanguage();
  const told = useRef<{ language: string; errors: FieldError[] }>({ language, errors: [] });
  useEffect(() => {
    if (told.current.language === language) return;
    const errors = told.current.errors
      .filter(({ path, text }) => form?.errors?.[path] === text)
      .map(({ path, code }) => ({ path, code, text: fieldText(code) }));
    told.current = { language, errors };
    for (const { path, text } of errors) form?.setFieldError?.(path, text);
  }, [form, language, fieldText]);
  return (errors) => {
    told.current = { ...told.current, errors };
  };
}
