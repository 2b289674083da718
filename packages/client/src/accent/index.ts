/**
 * A network's own colour in place of Stoep's: readable shades of it for both schemes, and the style that both apps apply.
 */
export { accentTokens } from "@stoep/contract/accent";
export { useAccent } from "./use-accent.ts";
