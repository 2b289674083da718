import type { useForm } from "@mantine/form";
import { useEffect, useRef } from "react";
import { isErrorSummaryShown } from "../feedback/find-controls.ts";
import { goToFirstWrong } from "../feedback/go-to-field.ts";

type Mantine = Pick<ReturnType<typeof useForm>, "errors" | "values" | "onSubmit">;

/**
 * The form's `onSubmit`, after which the first wrong field comes into sight and gets the focus, unless a summary of the errors has it.
 * It waits for what the server finds too, until something in the form is changed: errors of a field that is just being left do
 * not pull the focus back.
 */
export function useFirstErrorInSight({ errors, values, onSubmit }: Mantine): Mantine["onSubmit"] {
  const sent = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the values ends the wait.
  useEffect(() => {
    sent.current = null;
  }, [values]);
  useEffect(() => {
    const form = sent.current;
    const wrong = Object.keys(errors).filter((path) => Boolean(errors[path]));
    if (!form || wrong.length === 0) return;
    sent.current = null;
    if (!isErrorSummaryShown()) goToFirstWrong(form, wrong);
  }, [errors]);
  return (done, failed) => {
    const submit = onSubmit(done, failed);
    return (event) => {
      sent.current = event?.currentTarget?.closest("form") ?? document.body;
      return submit(event);
    };
  };
}
