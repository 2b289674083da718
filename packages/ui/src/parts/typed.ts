/** Whether the page has text that somebody typed, and that a reload would take away. */

const touched = new Set<Element>();

function note(event: Event): void {
  if (event.target instanceof Element) touched.add(event.target);
}

/** Follows what is typed from now on. Returns a function that ends it. */
export function followTyping(): () => void {
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    touched.clear();
  };
}

export function hasTypedText(): boolean {
  for (const element of touched) if (!element.isConnected) touched.delete(element);
  return [...touched].some((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.type !== "search" && element.value !== ""
      : element.textContent !== "",
  );
}
