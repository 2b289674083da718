/** Codes that people read from paper and type. Pure, except for random characters. */
import { randomInt } from "node:crypto";

/** Without characters that look alike on paper. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 4;

/** Groups of four, as "K7QM-3RTX-9WPD": some 20 bits each. */
export const newPrintedCode = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");

/** Small letters, spaces and hyphens do no harm. */
export const typedCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
