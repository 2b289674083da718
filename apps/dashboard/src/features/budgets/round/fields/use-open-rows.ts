import { useState } from "react";

/** The field that was asked for, a new object each time. */
export type AskedField = { path: string } | null;

/** Which rows of a list are opened, by id; the field that is asked for opens its row. */
export function useOpenRows(ids: readonly string[], asked: AskedField, rowAt: (path: string) => number | null) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(ids.length === 1 ? ids : []));
  const [seen, setSeen] = useState<AskedField>(null);
  const put = (change: (ids: Set<string>) => void) =>
    setOpened((now) => {
      const next = new Set(now);
      change(next);
      return next;
    });
  if (asked !== seen) {
    setSeen(asked);
    const id = asked && ids[rowAt(asked.path) ?? -1];
    if (id) put((now) => now.add(id));
  }
  return {
    isOpen: (id: string) => opened.has(id),
    open: (id: string) => put((now) => now.add(id)),
    toggle: (id: string) => put((now) => (now.has(id) ? now.delete(id) : now.add(id))),
  };
}
