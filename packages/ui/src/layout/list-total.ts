import { createContext, use, useLayoutEffect } from "react";

/** Lets a list report its total to the title above it. */
export const ListTotal = createContext<(total: string | undefined) => void>(() => {});

/** For a page's only list: shows the total in the title. undefined keeps the previous total. */
export function useListTotal(total: string | undefined): void {
  const say = use(ListTotal);
  useLayoutEffect(() => {
    if (total !== undefined) say(total);
  }, [say, total]);
  useLayoutEffect(() => () => say(undefined), [say]);
}
