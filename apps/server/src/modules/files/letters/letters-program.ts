/** The program behind letters.ts. It imports the typesetter, and nothing else that is large. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { cleanTexts, printableText, readFonts } from "../fonts.ts";
import type { LetterDocument } from "./document.ts";

const folder = import.meta.dirname;
const template = readFileSync(join(folder, "letters.typ"), "utf8");
const fontBlobs = readFonts();
const toPrintable = printableText(fontBlobs);
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: folder });

export interface LetterTask {
  document: LetterDocument;
  /** The file that is written. */
  path: string;
}
export type LetterReply = { written: true } | { failed: string };

function writePdf({ document, path }: LetterTask): void {
  const inputs = { letters: JSON.stringify(cleanTexts(toPrintable, document)) };
  const pdf = compiler.pdf({ mainFileContent: template, inputs }, { pdfStandard: "ua-1" });
  compiler.evictCache(0);
  writeFileSync(path, pdf, { mode: 0o600 });
}

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
