/** The only place of the kit that searches the page: what screens hand to the kit may be anything, so no ref can hold its parts. */

const ofForms = "input, select, textarea, button, [tabindex], [contenteditable=true]";

/** A field for files is hidden behind its button. */
const toFillIn = "input:not([type=hidden], [type=file]), select, textarea";

/** The links, buttons and checkboxes of a list, in the order of the page. */
export const controlsIn = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>("a[href], button, input"),
];

/** The first control of a part of a form. */
export const firstControlIn = (part: Element): HTMLElement | null => part.querySelector<HTMLElement>(ofForms);

/** The first field of the form in a part of the page that can be filled in; of a choice between a few, the one that is chosen. */
export function firstFieldIn(part: Element): HTMLElement | null {
  const fields = [...part.querySelectorAll<HTMLElement>(`form :is(${toFillIn}):enabled`)];
  const [first] = fields;
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first ?? null;
  return fields.find((one) => one instanceof HTMLInputElement && one.name === first.name && one.checked) ?? first;
}

/** Whether a control of it says that the focus begins there. */
export const saysWhereToStart = (part: Element): boolean => part.querySelector("[data-autofocus]") !== null;

/** The control of a form's field, by the path that its errors have, its id or its name. Wrapped controls carry the path on an outer element. */
export function controlOfField(path: string, within: ParentNode = document): HTMLElement | null {
  const key = CSS.escape(path);
  const found = within.querySelector<HTMLElement>(`[data-path="${key}"], [id="${key}"], [name="${key}"]`);
  return found && !found.matches(ofForms) ? (firstControlIn(found) ?? found) : found;
}

/** The first control that shows an error, also one that says for itself which field it is. */
export const invalidControlIn = (form: Element): HTMLElement | null =>
  form.querySelector<HTMLElement>(`:is(${ofForms})[aria-invalid=true]`);

/** Whether the errors of a form are listed above it, where the focus goes first. */
export const isErrorSummaryShown = (): boolean => document.querySelector("[data-errors]") !== null;

/** The row of a list whose record is shown beside it. */
export const currentIn = (list: Element): HTMLElement | null => list.querySelector<HTMLElement>("[aria-current=true]");

/** The heading of the screen, made ready to take the focus. */
export const screenHeading = (): HTMLElement | null => readied(document.querySelector("h1"));

/** The heading of what a part of the page stands in, made ready to take the focus. */
export function headingAround(part: Element | null): HTMLElement | null {
  if (!part) return null;
  return readied(part.querySelector<HTMLElement>(headings)) ?? headingAround(part.parentElement);
}

/** Whether a part of the page has a heading of its own, as a section or a screen does. */
export const hasHeading = (part: Element): boolean => part.querySelector(headings) !== null;

const headings = "h1, h2, h3, h4";

function readied(heading: HTMLElement | null): HTMLElement | null {
  if (heading) heading.tabIndex = -1;
  return heading;
}
