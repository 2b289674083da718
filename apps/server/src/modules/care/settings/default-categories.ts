/** Common categories of help, for each organisation to start from. */
import type { CareIcon } from "@stoep/contract/care";
import type { Translations } from "#kernel/texts.ts";
import { words } from "./texts.ts";

const icons = [
  "shopping",
  "car",
  "tools",
  "garden",
  "computer",
  "paper",
  "coffee",
  "walk",
  "dog",
  "meal",
  "language",
  "other",
] as const satisfies CareIcon[];

export const defaultCategories: readonly { icon: CareIcon; names: Translations }[] = icons.map((icon) => ({
  icon,
  names: words.categories[icon],
}));
