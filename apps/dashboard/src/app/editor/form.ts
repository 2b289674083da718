/** What every group of fields receives: the draft, a function to change it, and its faults. */
import { type FunctionComponent, memo } from "react";
import type { Change } from "./desk.ts";
import type { Problem } from "./problems.ts";

export type EditorForm<Draft> = {
  draft: Draft;
  /** Keeps its identity, so that expensive fields need not render again. */
  change(change: Change<Draft>): void;
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
  return { "data-path": path, ...(error ? { error } : {}) };
}
