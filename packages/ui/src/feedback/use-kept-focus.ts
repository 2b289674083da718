import { useEffect } from "react";
import { fetchAhead } from "../parts/index.ts";

/**
 * An act may remove the row or the button that it was pressed in, and the focus would be lost. It goes to the same control of the row
 * that takes its place, else to the heading of what it stood in. A part that is replaced by another, such as a screen, is left to it.
 * Once per app; its code is not part of the first script.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const end = new AbortController();
    fetchAhead(() => import("./keep-focus.ts").then(({ keepFocus }) => keepFocus(end.signal)));
    return () => end.abort();
  }, []);
}
