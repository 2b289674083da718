import { saveFile } from "../files/index.ts";

/** So few left, the user is warned. */
export const fewRecoveryCodes = 3;

/** The codes as they are copied and saved: one a line, below the heading. */
export const recoveryCodesText = (heading: string, codes: string[]): string => `${heading}\n\n${codes.join("\n")}\n`;

export const saveRecoveryCodes = (text: string): void =>
  saveFile(new Blob([text], { type: "text/plain" }), "stoep-recovery-codes.txt");
