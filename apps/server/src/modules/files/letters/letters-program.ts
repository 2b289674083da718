/** The program behind letters.ts. It imports the typesetter, and nothing else that is large. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { typesetter } from "../fonts/index.ts";
import { qrCodeSvg } from "../qr-codes/index.ts";
import type { LetterDocument, LetterLayout } from "./document.ts";

const layouts: Record<LetterLayout, ReturnType<typeof typesetter>> = {
  letters: typesetter(join(import.meta.dirname, "letters.typ"), "letters"),
  cards: typesetter(join(import.meta.dirname, "cards.typ"), "letters"),
};

export interface LetterTask {
  document: LetterDocument;
  /** The file that is written. */
  path: string;
}
export type LetterReply = { written: true } | { failed: string };

function writePdf({ document, path }: LetterTask): void {
  const pdf = layouts[document.layout](document, drawn);
  writeFileSync(path, pdf, { mode: 0o600 });
}

/** With their QR codes. */
const drawn = ({ letters, ...document }: LetterDocument): object => ({
  ...document,
  letters: letters.map(({ scanned, ...letter }) => (scanned ? { ...letter, qr: qrCodeSvg(scanned) } : letter)),
});

function serve(send: (answer: LetterReply) => void): void {
  process.once("disconnect", () => process.exit(0));
  process.on("message", (asked: LetterTask) => {
    try {
      writePdf(asked);
      send({ written: true });
    } catch (error) {
      // Never the document: it has addresses and codes.
      send({ failed: error instanceof Error ? error.name : "unknown" });
    }
  });
}

if (import.meta.main && process.send) serve(process.send.bind(process));
