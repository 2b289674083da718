/** Questions that were asked before, and those that cities often ask. */
export { LibraryDialog } from "./library-dialog.tsx";
