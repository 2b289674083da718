import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";

export type SchemeChoice = "light" | "dark" | "auto";

/** The chosen scheme (kept in local storage), what it comes down to now, and how to choose another. */
export function useScheme(): {
  choice: SchemeChoice;
  actual: "light" | "dark";
  choose: (choice: SchemeChoice) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const actual = useComputedColorScheme("light", { getInitialValueInEffect: false });
  return { choice: colorScheme, actual, choose: setColorScheme };
}
