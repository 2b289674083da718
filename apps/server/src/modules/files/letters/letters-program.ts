/** The program behind letters.ts. It imports the typesetter, and nothing else that is large. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { cleanedBy, readFonts, showableBy } from "../report/fonts.ts";
import type { LetterDocument } from "./document.ts";

const folder = import.meta.dirname;
const template = readFileSync(join(folder, "letters.typ"), "utf8");
const fontBlobs = readFonts();
const showable = showableBy(fontBlobs);
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: folder });

export interface Asked {
  document: LetterDocument;
  /** The file that is written. */
  path: string;
}
export type Answer = { written: true } | { failed: string };

function write({ document, path }: Asked): void {
  const inputs = { letters: JSON.stringify(cleanedBy(showable, document)) };
  const pdf = compiler.pdf({ mainFileContent: template, inputs }, { pdfStandard: "ua-1" });
  compiler.evictCache(0);
  writeFileSync(path, pdf, { mode: 0o600 });
}

function serve(send: (answer: Answer) => void): void {
  process.once("disconnect", () => process.exit(0));
  process.on("message", (asked: Asked) => {
    try {
      write(asked);
      send({ written: true });
    } catch (error) {
      // Never the document: it has addresses and codes.
      send({ failed: error instanceof Error ? error.name : "unknown" });
    }
  });
}

if (import.meta.main && process.send) serve(process.send.bind(process));
