import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { controlsIn, screenHeading } from "../feedback/find-controls.ts";
import { inheritFocus } from "../feedback/focus.ts";

/**
 * The bar of bulk actions disappears once they are done, and with it the pressed button. The focus returns to where rows were picked:
 * the list's control that had it last, or else its first one.
 */
export function useFocusAfterPicking(
  frame: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  isPicking: boolean,
) {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const list = frame.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    list?.addEventListener("focusin", note);
    return () => list?.removeEventListener("focusin", note);
  }, [frame]);
  useLayoutEffect(() => {
    const gone = bar.current;
    if (!isPicking || !gone) return;
    const list = frame.current;
    return () => {
      const heir = last.current ?? (list && controlsIn(list)[0]);
      if (!heir) return;
      const buttons = controlsIn(gone);
      // Runs after the current removal. A row that was removed too has its own heir; the checkbox for all rows has none.
      queueMicrotask(() => {
        const heading = heir.isConnected || heir.closest("[data-row]") ? null : screenHeading();
        if (heading) inheritFocus(heir, heading);
        for (const button of buttons) inheritFocus(button, heir);
      });
    };
  }, [frame, bar, isPicking]);
}
