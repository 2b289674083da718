import { useEffect } from "react";

/** The window's title while a screen stands. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Stoep" ? title : `${title} – Stoep`;
  }, [title]);
}
