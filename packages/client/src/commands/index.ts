/**
 * Running a command of the contract from a screen: sent again after the line broke, it does nothing twice; what it changes is
 * asked for again; a refusal goes to the form's fields or is told in words. How an app tells, it says once.
 */
export { type CommandOptions, type Tell, useCommandAs } from "./use-command-as.ts";
export { type Command, type InputOf, type ResultOf, useSend } from "./use-send.ts";
