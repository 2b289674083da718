/**
 * How Stoep looks: colour scales, tokens and the Mantine theme made of them. `tokens.css` holds every value once
 * and is all that the residents' app needs; `KitProvider` goes around the dashboard.
 */
export { type SchemeChoice, useScheme } from "./color-scheme.ts";
export { KitLink, type KitLinkProps, KitProvider, useKitLocale, useKitZone } from "./kit-provider.tsx";
