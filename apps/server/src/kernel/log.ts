/** One line of JSON per event. Opened by adapters/log.ts, which masks what could name someone. */
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";

export type Log = Logger;

export const newRequestId = (): string => randomBytes(9).toString("base64url");

/** An address without its query string, which may carry a token. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";
