import { createContext, use, useLayoutEffect } from "react";

/** Lets a list report its total to the title above it. */
export const ListTotal = createContext<(total: string | undefined) => void>(() => {});

/** To be called by a page's only list, so that the title shows the total. undefined keeps the previous total. */
export function useListTotal(total: string | undefined): void {
  const say = use(ListTotal);
  useLayoutEffect(() => {
    if (total !== undefined) say(total);
  }, [say, total]);
  useLayoutEffect(() => () => say(undefined), [say]);
}
