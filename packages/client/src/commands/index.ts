/**
 * Running a command of the contract from a screen: repeated after a failed connection it takes effect once; the data it changes is
 * refetched; a refusal is shown at the form's fields or in a toast. Each app provides its own toasts.
 */
export { type CommandOptions, type Notify, useCommandAs } from "./use-command-as.ts";
export { type Command, type InputOf, type ResultOf, useSend } from "./use-send.ts";
