/** What every group of fields gets: the draft, the way to change it, and what is wrong with it. */
import type { Change } from "./desk.ts";
import type { Draft } from "./model.ts";

export type ComposeForm = {
  draft: Draft;
  /** Never changes itself, so that heavy fields need not be drawn again. */
  change(change: Change): void;
  errorOf(path: string): string | undefined;
  /** Uploads under way: nothing goes on before they are done. */
  busy(change: 1 | -1): void;
};

/** Fault and address of a field: spread it on the control. */
export function fieldAt(form: Pick<ComposeForm, "errorOf">, path: string) {
  const error = form.errorOf(path);
  return { "data-path": path, ...(error ? { error } : {}) };
}
