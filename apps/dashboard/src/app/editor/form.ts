/** What every group of fields receives: the draft, a function to change it, and its faults. */
import { type FunctionComponent, memo, useState } from "react";
import type { Change } from "./desk.ts";
import type { Problem } from "./problems.ts";

export type EditorForm<Draft> = {
  draft: Draft;
  /** Keeps its identity, so that expensive fields need not render again. `typed`: from a field that already shows the text (`useTypedText`). */
  change(change: Change<Draft>, how?: "typed"): void;
  errorOf(path: string): string | undefined;
  /** Keeps its identity as long as no fault changes. */
  faults: Problem[];
  /** Counts uploads under way, which block the next step. */
  busy(change: 1 | -1): void;
};

/** A group of fields that renders again only when one of its own fields or the faults change, which keeps typing fast. */
export function fieldsFor<Draft>(keys: (keyof Draft)[], Fields: FunctionComponent<{ form: EditorForm<Draft> }>) {
  return memo(Fields, ({ form: before }, { form: now }) => {
    return before.faults === now.faults && keys.every((key) => before.draft[key] === now.draft[key]);
  });
}

/** The fault and the path of a field, to spread on its control. */
export function fieldAt(form: Pick<EditorForm<never>, "errorOf">, path: string) {
  const error = form.errorOf(path);
  return { "data-path": path, error };
}

/**
 * The text of a field that shows what is typed at once, while the rest of the screen follows after the next frame. `change` has to
 * pass the text on as `typed`.
 */
export function useTypedText(value: string, change: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, over: value });
  // The draft has caught up, or was changed elsewhere.
  if (value !== typed.over) setTyped({ text: value, over: value });
  const type = (text: string) => {
    setTyped({ text, over: value });
    change(text);
  };
  return [typed.text, type];
}
