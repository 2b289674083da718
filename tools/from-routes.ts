/** Derives openapi.json and the client's path table from the route tables. */
import { readFileSync } from "node:fs";
import { contract } from "../packages/contract/src/index.ts";
import { kindOf } from "../packages/contract/src/kernel/index.ts";
import { capabilities } from "./capabilities.ts";
import { openapi } from "./openapi.ts";

const rowsOf = (routes: (typeof contract)[keyof typeof contract]) =>
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
  );

function pathTable(): string {
  const table = Object.fromEntries(Object.entries(contract).map(([word, routes]) => [word, rowsOf(routes)]));
  return [
    "// Made by `npm run generate`: what a client must know of each route without loading the schemas.",
    'import type { PathTable } from "./kernel/client.ts";',
    'import type { AppContract } from "./index.ts";',
    "",
    `export const paths: PathTable<AppContract> = ${JSON.stringify(table, null, 2)};`,
    "",
  ].join("\n");
}

/** Returns the content of each file by its path. */
export async function fromRoutes(): Promise<Record<string, string>> {
  const doors = await Promise.all(capabilities.map((word) => import(`../packages/contract/src/${word}/index.ts`)));
  const shapes: Record<string, unknown> = Object.assign({}, ...doors);
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    "packages/contract/src/paths.gen.ts": pathTable(),
    "openapi.json": `${JSON.stringify(openapi(contract, shapes, version), null, 2)}\n`,
  };
}
