import { useForm as useMantineForm } from "@mantine/form";
import { useEffect, useRef } from "react";
import { useKitLocale } from "../theme/index.ts";
import { useFirstErrorInSight } from "./first-error-in-sight.ts";

type FormErrors = Pick<ReturnType<typeof useMantineForm>, "errors" | "validate" | "setErrors">;

function useFormOfKit(options: Parameters<typeof useMantineForm>[0]) {
  const form = useMantineForm(options);
  useErrorsInLanguage(form);
  return { ...form, onSubmit: useFirstErrorInSight(form) };
}

/**
 * Mantine's form. Visible errors are translated when the language changes, and the first field that a submission found wrong, by
 * the form's rules or by the server's, gets the focus: a long form may end far below it.
 */
export const useForm = useFormOfKit as typeof useMantineForm;

function useErrorsInLanguage({ errors, validate, setErrors }: FormErrors): void {
  const locale = useKitLocale();
  const told = useRef(locale);
  useEffect(() => {
    if (told.current === locale) return;
    told.current = locale;
    if (Object.keys(errors).length === 0) return;
    const found = validate();
    if (found instanceof Promise) return;
    // Only fields that have an error; one that the rules do not know, such as the server's, stays.
    setErrors(Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, found.errors[path] ?? error])));
  }, [locale, errors, validate, setErrors]);
}
