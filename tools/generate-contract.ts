/**
 * Writes files that are derived from the contract (the table of codes, openapi.json, the client's path table) and from the
 * capabilities' own texts (for codes, menus and the log). `--check` fails if any of them is stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { codeTable } from "./merge-codes.ts";
import { mergeWords } from "./merge-words.ts";

const isCheck = process.argv.includes("--check");

function writeOrCompare(outputs: Record<string, string>): string[] {
  const stale = Object.entries(outputs).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text,
  );
  for (const [file, text] of stale) {
    if (isCheck) console.error(`${file} is stale: run npm run generate`);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return stale.map(([file]) => file);
}

// The contract imports the table of codes, so it is loaded only when that is up to date.
const codes = writeOrCompare(await codeTable());
const rest = isCheck && codes.length > 0 ? {} : await (await import("./derive-from-routes.ts")).deriveFromRoutes();
const stale = [...codes, ...writeOrCompare({ ...mergeWords(), ...rest })];
if (isCheck) process.exitCode = stale.length > 0 ? 1 : 0;
else console.log(stale.length === 0 ? "Nothing changed." : `Wrote ${stale.join(", ")}`);
