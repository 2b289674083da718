import { themes } from "@stoep/contract/publishing/values";
import { useText } from "./words.ts";

/** The themes with their names, in the order of the contract. */
export function useThemes(): { value: (typeof themes)[number]; label: string }[] {
  const t = useText();
  return themes.map((value) => ({ value, label: t(`themes.${value}`) }));
}
