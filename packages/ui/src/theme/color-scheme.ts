import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { useSyncExternalStore } from "react";

export type SchemeChoice = "light" | "dark" | "auto";

/** The chosen scheme (in local storage), the one it currently resolves to, and how to choose another. */
export function useScheme(): {
  choice: SchemeChoice;
  actual: "light" | "dark";
  choose: (choice: SchemeChoice) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const actual = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const isOnPaper = useOnPaper();
  return { choice: colorScheme, actual: isOnPaper ? "light" : actual, choose: setColorScheme };
}

const onPaper = "data-on-paper";

/** Whether the page is being printed (`@stoep/client/paper`). */
export function useOnPaper(): boolean {
  return useSyncExternalStore(watchPaper, () => document.documentElement.hasAttribute(onPaper));
}

function watchPaper(tell: () => void): () => void {
  const watcher = new MutationObserver(tell);
  watcher.observe(document.documentElement, { attributeFilter: [onPaper] });
  return () => watcher.disconnect();
}
