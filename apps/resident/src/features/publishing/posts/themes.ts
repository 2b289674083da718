/** In the order of the contract, whose schemas the app does not load. */
import type { Theme } from "@stoep/contract/publishing";

export const themes = [
  "safety",
  "nuisance",
  "mobility",
  "nature",
  "sports",
  "governance",
  "neighbour-contact",
  "children",
  "economics",
  "housing",
  "culture",
  "health-wellbeing",
] as const satisfies readonly Theme[];

export const isTheme = (text: string | null): text is Theme => (themes as readonly string[]).includes(text ?? "");
