import { useState } from "react";

export type FormErrors = Record<string, string>;

export interface Form<V> {
  values: V;
  /** By field, as text; empty when nothing is wrong. */
  errors: FormErrors;
  setErrors: (errors: FormErrors) => void;
  set: <K extends keyof V>(field: K, value: V[K]) => void;
  /** Counts refused attempts, so that the summary takes the focus each time. */
  attempt: number;
  /** For a text field: id, value, problem, and what to do on typing. */
  field: (name: keyof V & string) => FieldProps;
}

export interface FieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

/** What somebody fills in. Rules stand on the server: its field codes come back as text. */
export function useForm<V extends object>(initial: V): Form<V> {
  const [values, setValues] = useState(initial);
  const [{ errors, attempt }, setState] = useState<{ errors: FormErrors; attempt: number }>({ errors: {}, attempt: 0 });
  const set: Form<V>["set"] = (field, value) => {
    setValues((before) => ({ ...before, [field]: value }));
    setState((before) => (field in before.errors ? { ...before, errors: without(before.errors, field) } : before));
  };
  return {
    values,
    errors,
    attempt,
    setErrors: (next) =>
      setState((before) => ({
        errors: next,
        attempt: Object.keys(next).length > 0 ? before.attempt + 1 : before.attempt,
      })),
    set,
    field: (name) => ({
      id: `field-${name}`,
      value: String(values[name] ?? ""),
      error: errors[name],
      onValue: (value) => set(name, value as V[typeof name]),
    }),
  };
}

function without(errors: FormErrors, field: PropertyKey): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== field));
}
