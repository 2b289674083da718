/** The content of a mailed link until it is used up: stored for this tab, neither in the address nor in the history. */
export { useMailedCode, useMailedToken } from "./use-mailed-code.ts";
