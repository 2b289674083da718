import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { inheritFocus } from "../feedback/focus.ts";
import { headingOf } from "./next-row.ts";

const controls = "a[href], button, input";

/**
 * The bar of bulk actions disappears once they are done, with the button that was pressed in it. Its focus goes back to where rows were
 * picked, which is the control of the list that had it last, or else to the list's first one.
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
      const heir = last.current ?? list?.querySelector<HTMLElement>(controls);
      if (!heir) return;
      const buttons = [...gone.querySelectorAll("button")];
      // After the removal that this runs in. A row that went too has its own heir; the box for all rows has none.
      queueMicrotask(() => {
        const heading = heir.isConnected || heir.closest("[data-row]") ? null : headingOf(list);
        if (heading) inheritFocus(heir, heading);
        for (const button of buttons) inheritFocus(button, heir);
      });
    };
  }, [frame, bar, isPicking]);
}
