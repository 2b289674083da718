import { useState } from "react";
import { useFieldText } from "./text.ts";

/** What is wrong, by field: codes of the contract's fields, or a screen's own. */
type Problems = Record<string, string>;

export interface Form<V> {
  values: V;
  /** By field, as text in the current language; empty when nothing is wrong. */
  errors: Record<string, string>;
  setProblems: (problems: Problems) => void;
  set: <K extends keyof V>(field: K, value: V[K]) => void;
  /** Puts other values in the place of all. */
  fill: (values: V) => void;
  /** Counts refused attempts, so that the summary takes the focus each time. */
  attempt: number;
  /** Props of a text field: id, value, error, and change handler. */
  field: (name: keyof V & string) => FieldProps;
}

export interface FieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

/** State of a form. The server validates; its field codes become text here. `ownText`: for codes of the screen itself. */
export function useForm<V extends object>(initial: V, ownText?: (code: string) => string | null): Form<V> {
  const fieldText = useFieldText();
  const [values, setValues] = useState(initial);
  const [{ problems, attempt }, setState] = useState<{ problems: Problems; attempt: number }>({
    problems: {},
    attempt: 0,
  });
  const set: Form<V>["set"] = (field, value) => {
    setValues((before) => ({ ...before, [field]: value }));
    setState((before) =>
      field in before.problems ? { ...before, problems: without(before.problems, field) } : before,
    );
  };
  const errors = Object.fromEntries(
    Object.entries(problems).map(([field, code]) => [field, ownText?.(code) ?? fieldText(code)]),
  );
  return {
    values,
    errors,
    attempt,
    setProblems: (next) =>
      setState((before) => ({
        problems: next,
        attempt: Object.keys(next).length > 0 ? before.attempt + 1 : before.attempt,
      })),
    set,
    fill: setValues,
    field: (name) => ({
      id: `field-${name}`,
      value: String(values[name] ?? ""),
      error: errors[name],
      onValue: (value) => set(name, value as V[typeof name]),
    }),
  };
}

function without(problems: Problems, field: PropertyKey): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([key]) => key !== field));
}
