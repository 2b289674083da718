import { type RefObject, useEffect, useRef } from "react";

type Action = "up" | "down" | "remove";
const others: Record<Action, Action> = { up: "down", down: "up", remove: "remove" };

/**
 * After a row is moved or removed, focuses the same button of it or of the next row, else the opposite button, else the list.
 * `buttonRef` goes on each button of a row.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const wanted = useRef<{ key: string | null; action: Action } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { key, action } = wanted.current;
    wanted.current = null;
    const button = [action, others[action]]
      .map((one) => buttons.current.get(`${one} ${key}`))
      .find((one) => one && !one.disabled);
    (button ?? list.current)?.focus();
  });
  return {
    buttonRef: (key: string, action: Action) => (button: HTMLButtonElement) => {
      const name = `${action} ${key}`;
      buttons.current.set(name, button);
      return () => void buttons.current.delete(name);
    },
    focusLater: (key: string | null, action: Action) => {
      wanted.current = { key, action };
    },
  };
}
