// `npm run fuzz`: the tests that generate their input, with fifty times as many tries, and different ones each time.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, node, root, run } from "./bootstrap.mjs";

const source = "apps/server/src";
const files = readdirSync(join(root, source), { recursive: true })
  .map((name) => join(source, name))
  .filter((path) => path.endsWith(".test.ts") && readFileSync(join(root, path), "utf8").includes("testing/fuzz.ts"));

await ensureInstalled();
const vitest = join(root, "node_modules/vitest/vitest.mjs");
process.exit(await run(node, [vitest, "run", "--project=node", ...files], { env: { STOEP_FUZZ: "yes" } }));
