/** What the link of a mail carries, until it is used up: kept for this tab, in neither the address nor the history. */
export { useMailedCode } from "./use-mailed-code.ts";
