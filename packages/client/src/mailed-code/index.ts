/** The content of a mailed link until it is used up: stored for this tab, in neither the address nor the history. */
export { useMailedCode, useMailedToken } from "./use-mailed-code.ts";
