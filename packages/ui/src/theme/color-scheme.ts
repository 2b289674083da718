import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";

export type SchemeChoice = "light" | "dark" | "auto";

/** The chosen scheme (in local storage), the one it currently resolves to, and how to choose another. */
export function useScheme(): {
  choice: SchemeChoice;
  actual: "light" | "dark";
  choose: (choice: SchemeChoice) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const actual = useComputedColorScheme("light", { getInitialValueInEffect: false });
  return { choice: colorScheme, actual, choose: setColorScheme };
}
