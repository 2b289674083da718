/** Email addresses as people paste them: one per line, or separated by commas or semicolons; also with names: "Els Dhondt <els@gent.be>". */
import { Email } from "@stoep/contract/kernel";

export type Line = { line: number; text: string; problem: string };
export type EmailList = {
  /** Valid addresses, in lower case and without duplicates. */
  emails: string[];
  wrong: Line[];
};

const inBrackets = /<([^<>]*)>\s*$/;

/** Splits pasted text into one line per address. Not for typed text, where a comma may come and go. */
export function onePerLine(text: string): string {
  return text
    .split(/[\n\r,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => inBrackets.exec(part)?.[1]?.trim() ?? part)
    .join("\n");
}

/** Reads line by line. Line numbers are those of the field; empty lines count but are skipped. */
export function readEmailList(text: string): EmailList {
  const wrong: Line[] = [];
  const emails = new Set<string>();
  for (const [index, written] of text.split("\n").entries()) {
    for (const part of onePerLine(written).split("\n")) {
      if (part === "") continue;
      const read = Email.safeParse(part);
      if (read.success) emails.add(read.data);
      else wrong.push({ line: index + 1, text: part, problem: read.error.issues[0]?.message ?? "emailFormat" });
    }
  }
  return { emails: [...emails], wrong };
}
