/** Posters with a QR code, typeset in a separate process. docs/decisions/2026-11-29-posters.md */
export type { PosterDocument } from "./document.ts";
export { writePoster } from "./posters.ts";
