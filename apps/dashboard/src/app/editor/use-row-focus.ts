import { type RefObject, useEffect, useRef } from "react";

type Action = "up" | "down" | "remove";
const others: Record<Action, Action> = { up: "down", down: "up", remove: "remove" };

/** After a row is moved or removed, focuses the same button, else its opposite, else the list. */
export function useRowFocus(list: RefObject<HTMLElement | null>): (key: string | null, action: Action) => void {
  const wanted = useRef<{ key: string | null; action: Action } | null>(null);
  useEffect(() => {
    if (!wanted.current || !list.current) return;
    const { key, action } = wanted.current;
    wanted.current = null;
    const row = key === null ? null : list.current.querySelector(`[data-row="${CSS.escape(key)}"]`);
    const button = [action, others[action]]
      .map((name) => row?.querySelector<HTMLButtonElement>(`[data-action="${name}"]:not(:disabled)`))
      .find(Boolean);
    (button ?? list.current).focus();
  });
  return (key, action) => {
    wanted.current = { key, action };
  };
}
