/**
 * Lists that are loaded page by page and change while they are read. Loading one more page and reloading all pages never cancel each
 * other, so that removed rows do not stay on screen.
 */
export { pagesInTurn } from "./pages-in-turn.ts";
export { pagesOf } from "./pages-of.ts";
