import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { controlsIn, screenHeading } from "../feedback/find-controls.ts";
import { inheritFocus } from "../feedback/focus.ts";

/** What had the focus last: a control, which of its row's controls it is, and where the rows stand. */
type Last = { control: Element; place: number; key: string; rows: Element | null };

/**
 * When a row disappears, because it was decided on or deleted, its focus moves to the same control of the row that takes its place;
 * from the last row it moves to the page's heading. Rows carry their key as `data-row`.
 */
export function useNextRow(frame: RefObject<HTMLElement | null>, keys: string[] | undefined) {
  const last = useRef<Last | null>(null);
  const before = useRef<string[]>([]);
  const all = keys?.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are new at each render, their text only when rows change
  useLayoutEffect(() => {
    if (!keys) return;
    const left = last.current;
    const place = left ? before.current.indexOf(left.key) : -1;
    before.current = keys;
    if (!left || place < 0 || keys.includes(left.key)) return;
    last.current = null;
    const next = keys[Math.min(place, keys.length - 1)];
    const row = [...(left.rows?.children ?? [])].find((one) => keyOf(one) === next);
    const controls = row ? controlsIn(row) : [];
    const heir = row ? (controls[left.place] ?? controls[0]) : screenHeading();
    if (heir) inheritFocus(left.control, heir);
  }, [all]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const row = target.closest("[data-row]");
      const key = row && keyOf(row);
      if (row && key)
        last.current = { control: target, place: controlsIn(row).indexOf(target), key, rows: row.parentElement };
    };
    const list = frame.current;
    list?.addEventListener("focusin", note);
    return () => list?.removeEventListener("focusin", note);
  }, [frame]);
}

const keyOf = (row: Element) => row.getAttribute("data-row");
