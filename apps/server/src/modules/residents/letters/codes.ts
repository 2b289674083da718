/** The codes on letters. Pure, except for random characters. */

import { createHash } from "node:crypto";
import { dayMs, daysBefore, hourMs } from "@stoep/contract/kernel";
import { newPrintedCode, typedCode } from "#kernel/tokens.ts";

/** Some 59 bits. */
export const newLetterCode = (): string => newPrintedCode(12);

/**
 * Normalises what was typed. The hash includes the household, so that equal codes have different hashes, and each has to be guessed
 * separately.
 */
export const letterCodeHash = (householdId: string, typed: string): string =>
  createHash("sha256")
    .update(`${householdId} ${typedCode(typed)}`)
    .digest("base64url");

/** The post takes days, and people are on holiday. */
export const letterCodeMs = 42 * dayMs;
/** For as long again, an expired code is reported as expired, not as wrong. */
export const forgetCodesBefore = (now: Date): Date => new Date(now.getTime() - letterCodeMs);
/** How long the files can be downloaded: they contain addresses and codes. */
export const letterFilesMs = dayMs;
/** Longer than printing takes at most. */
export const printingMs = 2 * hourMs;
export const listedSince = (now: Date): Date => daysBefore(now, 365);

/** The most letters printed at once. */
export const lettersMax = 20_000;

/** From one network address, such as a library, or a block of flats whose residents open their letters on the same evening. */
export const letterCodeLimit = { max: 30, seconds: 3600 };
