/** What every group of fields gets: the draft, the way to change it, and what is wrong with it. */
import { type FunctionComponent, memo } from "react";
import type { Change } from "./desk.ts";
import type { Problem } from "./problems.ts";

export type EditorForm<Draft> = {
  draft: Draft;
  /** Never changes itself, so that heavy fields need not be drawn again. */
  change(change: Change<Draft>): void;
  errorOf(path: string): string | undefined;
  /** The same as long as nothing changes in them. */
  faults: Problem[];
  /** Uploads under way: nothing goes on before they are done. */
  busy(change: 1 | -1): void;
};

/** A group of fields that is drawn again only when one of its own changes, or what is wrong: typing stays light. */
export function fieldsFor<Draft>(keys: (keyof Draft)[], Fields: FunctionComponent<{ form: EditorForm<Draft> }>) {
  return memo(Fields, ({ form: before }, { form: now }) => {
    return before.faults === now.faults && keys.every((key) => before.draft[key] === now.draft[key]);
  });
}

/** Fault and address of a field: spread it on the control. */
export function fieldAt(form: Pick<EditorForm<never>, "errorOf">, path: string) {
  const error = form.errorOf(path);
  return { "data-path": path, ...(error ? { error } : {}) };
}
