import { useEffect } from "react";
import { useLocation } from "wouter";

/** The window's title while a screen stands. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Stoep" ? title : `${title} – Stoep`;
  }, [title]);
}

/** On every new screen: to the top, and the heading takes the focus, so that a screen reader says where one is. */
export function useArrival(): void {
  const [path] = useLocation();
  useEffect(() => {
    if (path !== lastPath && lastPath !== null) {
      window.scrollTo(0, 0);
      requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
    }
    lastPath = path;
  }, [path]);
}
let lastPath: string | null = null;
