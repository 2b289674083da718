/**
 * Writes what is derived from the route tables (openapi.json, the client's path table) and from the dashboard's texts (words
 * for files). `--check` fails when one is stale.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { contract } from "../packages/contract/src/index.ts";
import { kindOf } from "../packages/contract/src/kernel/index.ts";
import { capabilities } from "./capabilities.ts";
import { openapi } from "./openapi.ts";
import { wordFiles } from "./words-for-files.ts";

const version = JSON.parse(readFileSync("package.json", "utf8")).version;

function pathTable(): string {
  const table = Object.fromEntries(
    Object.entries(contract).map(([capability, routes]) => [
      capability,
      Object.fromEntries(
        Object.entries(routes).map(([name, route]) => [
          name,
          {
            method: route.method,
            path: route.path,
            kind: kindOf(route),
            ...("encoding" in route ? { form: true } : {}),
          },
        ]),
      ),
    ]),
  );
  return [
    "// Made by `npm run generate`: what a client must know of each route without loading the schemas.",
    'import type { PathTable } from "./kernel/client.ts";',
    'import type { AppContract } from "./index.ts";',
    "",
    `export const paths: PathTable<AppContract> = ${JSON.stringify(table, null, 2)};`,
    "",
  ].join("\n");
}

const doors = await Promise.all(capabilities.map((word) => import(`../packages/contract/src/${word}/index.ts`)));
const shapes: Record<string, unknown> = Object.assign({}, ...doors);

const outputs = {
  "packages/contract/src/paths.gen.ts": pathTable(),
  "openapi.json": `${JSON.stringify(openapi(contract, shapes, version), null, 2)}\n`,
  ...wordFiles(),
};
const stale = Object.entries(outputs).filter(
  ([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text,
);
if (process.argv.includes("--check")) {
  for (const [file] of stale) console.error(`${file} is stale: run npm run generate`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of stale) writeFileSync(file, text);
  console.log(stale.length === 0 ? "Nothing changed." : `Wrote ${stale.map(([file]) => file).join(", ")}`);
}
