import { useEffect } from "react";

/** Sets the window's title while a screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Stoep" ? title : `${title} – Stoep`;
  }, [title]);
}
