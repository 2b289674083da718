/**
 * Lists that are loaded page by page and change while they are read: neither loading a page nor loading all of them again ends the
 * other, so that what was removed meanwhile does not stay on screen.
 */
export { pagesInTurn } from "./pages-in-turn.ts";
export { pagesOf } from "./pages-of.ts";
