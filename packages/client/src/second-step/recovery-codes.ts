import { saveFile } from "../files/index.ts";

/** The user is warned at this number of codes or fewer. */
export const fewRecoveryCodes = 3;

/** The codes as copied and saved: one per line, below the heading. */
export const recoveryCodesText = (heading: string, codes: string[]): string => `${heading}\n\n${codes.join("\n")}\n`;

export const saveRecoveryCodes = (text: string): void =>
  saveFile(new Blob([text], { type: "text/plain" }), "stoep-recovery-codes.txt");
