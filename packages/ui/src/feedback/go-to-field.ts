import { controlOfField, invalidControlIn } from "./find-controls.ts";

/** Brings a field into sight and focuses it; false if it is not on the page. */
export function goTo(path: string): boolean {
  return reach(controlOfField(path));
}

/** Waits for a field on another tab or step to be rendered, for about a second. */
export function goToField(path: string, frames = 60): void {
  requestAnimationFrame(() => {
    if (!goTo(path) && frames > 0) goToField(path, frames - 1);
  });
}

/** Of a form's fields that have an error, the first in the order of the page. */
export function goToFirstWrong(form: HTMLElement, paths: readonly string[]): void {
  const fields = [...paths.map((path) => controlOfField(path, form)), invalidControlIn(form)];
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  reach(fields.reduce((first, one) => (first && (!one || isBefore(first, one)) ? first : one), null));
}

function reach(field: HTMLElement | null): boolean {
  field?.scrollIntoView?.({ block: "center" });
  field?.focus({ preventScroll: true });
  return field !== null;
}
