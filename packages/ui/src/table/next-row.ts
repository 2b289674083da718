import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { inheritFocus } from "../feedback/focus.ts";

const controls = "a[href], button, input";

type Last = { control: Element; key: string; place: number };

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
    const row = [...(frame.current?.querySelectorAll("[data-row]") ?? [])].find((one) => keyOf(one) === next);
    const heir = row ? sameIn(row, left.place) : headingOf(frame.current);
    if (heir) inheritFocus(left.control, heir);
  }, [all]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest("[data-row]") : null;
      const key = row && keyOf(row);
      if (!(row && key && target instanceof Element)) return;
      last.current = { control: target, key, place: [...row.querySelectorAll(controls)].indexOf(target) };
    };
    const list = frame.current;
    list?.addEventListener("focusin", note);
    return () => list?.removeEventListener("focusin", note);
  }, [frame]);
}

const keyOf = (row: Element) => row.getAttribute("data-row");

function sameIn(row: Element, place: number): HTMLElement | undefined {
  const all = [...row.querySelectorAll<HTMLElement>(controls)];
  return all[place] ?? all[0];
}

export function headingOf(frame: HTMLElement | null): HTMLElement | null {
  const heading = frame?.ownerDocument.querySelector("h1") ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
}
