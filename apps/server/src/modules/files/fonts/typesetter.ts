import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { toPrintable } from "./printable.ts";

/** Makes a tagged PDF by the rules of PDF/UA-1 from a value whose texts are data, never markup. `draw` adds what is drawn from it. */
type Typesetter = <T extends object>(value: T, draw?: (printable: T) => object) => Buffer;

/** Typesets by a template, which finds the value as JSON under `input`. */
export function typesetter(templatePath: string, input: string): Typesetter {
  const mainFileContent = readFileSync(templatePath, "utf8");
  const compilerWith = (fontBlobs: Buffer[]) =>
    NodeCompiler.create({ fontArgs: [{ fontBlobs }], workspace: dirname(templatePath) });
  let last: { compiler: NodeCompiler; fonts: string } | null = null;
  return (value, draw = (printable) => printable) => {
    const { value: printable, fonts, names } = toPrintable(value);
    if (last?.fonts !== names) last = { compiler: compilerWith(fonts), fonts: names };
    const { compiler } = last;
    const inputs = { [input]: JSON.stringify(draw(printable)) };
    const pdf = compiler.pdf({ mainFileContent, inputs }, { pdfStandard: "ua-1" });
    compiler.evictCache(0);
    return pdf;
  };
}
