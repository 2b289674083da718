/**
 * Stoep's look: colour scales, tokens and the Mantine theme made from them. `tokens.css` has every value once and is all
 * that the residents' app needs; `KitProvider` wraps the dashboard.
 */
export { type SchemeChoice, useOnPaper, useScheme } from "./color-scheme.ts";
export type { FindNamed } from "./find.ts";
export {
  KitLink,
  type KitLinkProps,
  KitProvider,
  useKitFind,
  useKitLocale,
  useKitZone,
} from "./kit-provider.tsx";
