// `npm run check`: all static checks, and the tests about the code itself.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { giveUp, node, root, run, say } from "./bootstrap.mjs";
import { printBudgets, timed } from "./budgets.mjs";

const bin = (name) => join(root, "node_modules/.bin", name);

/** A name to print, and what to run. */
export const checks = [
  ["style and size", bin("biome"), ["check", "."]],
  // On two cores two checkers are a quarter quicker than the usual four, and need a quarter less memory.
  ["types", bin("tsc"), ["--noEmit", "--checkers", "2"]],
  ["generated contract", node, ["tools/generate-contract.ts", "--check"]],
  ["unused code", bin("knip"), []],
];

const aboutTheCode = ["tools", "apps/server/src/testing/every-route", "apps/server/src/schema/generate"];

async function runAll() {
  const failed = [];
  for (const [name, command, parameters] of [
    ...checks,
    ["tests about the code", bin("vitest"), ["run", "--exclude=tools/scratch/**", ...aboutTheCode]],
  ]) {
    say(`Check: ${name}`);
    if ((await timed(name, () => run(command, parameters))) !== 0) failed.push(name);
  }
  failed.push(...printBudgets().map((name) => `${name} (too long)`));
  if (failed.length > 0) giveUp(`Not in order: ${failed.join(", ")}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runAll();
