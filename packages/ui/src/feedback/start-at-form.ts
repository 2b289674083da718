import { firstFieldIn, saysWhereToStart } from "./find-controls.ts";

/**
 * For a window that opens over the page, as ref of a mark in its content: the focus begins at the first field of its form, unless a
 * control says `data-autofocus`, and not at the cross that closes it. A form that is drawn later takes it too, unless the reader has
 * begun elsewhere in the content.
 */
export function startAtForm(mark: HTMLElement | null): (() => void) | undefined {
  const content = mark?.parentElement;
  if (!content || saysWhereToStart(content)) return undefined;
  const field = firstFieldIn(content);
  // What holds the focus in the window reads this a moment later.
  field?.setAttribute("data-autofocus", "true");
  if (field) return undefined;
  const waiting = new MutationObserver(() => {
    const late = firstFieldIn(content);
    if (!late) return;
    waiting.disconnect();
    if (!content.contains(document.activeElement)) late.focus({ preventScroll: true });
  });
  waiting.observe(content, { childList: true, subtree: true });
  return () => waiting.disconnect();
}
