// `npm run check`: all static checks, and the tests about the code itself. Two at a time, since one alone seldom keeps two cores busy.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { giveUp, node, root, runQuietly, say } from "./bootstrap.mjs";

const bin = (name) => join(root, "node_modules/.bin", name);

/** What the last check of types found out: the next one looks only at what has changed since, and at what depends on it. */
const rememberedTypes = "node_modules/.cache/stoep/types.tsbuildinfo";

export const checks = [
  // On two cores two checkers are a quarter quicker than the usual four, and need a quarter less memory.
  {
    name: "types",
    command: bin("tsc"),
    parameters: ["--noEmit", "--checkers", "2", "--incremental", "--tsBuildInfoFile", join(root, rememberedTypes)],
  },
  { name: "style and size", command: bin("biome"), parameters: ["check", "--diagnostic-level=error", "."] },
  { name: "generated contract", command: node, parameters: ["tools/generate-contract.ts", "--check"] },
  { name: "unused code", command: bin("knip"), parameters: [] },
];

const aboutTheCode = {
  name: "tests about the code",
  command: bin("vitest"),
  parameters: ["run", "--reporter=minimal", "--exclude=tools/scratch/**", "tools", "apps/server/src/schema/generate"],
};

/** Runs a check, and prints its output only if it fails. */
export async function runCheck({ name, command, parameters }) {
  const startedAt = performance.now();
  const { code, output } = await runQuietly(command, parameters);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  say(`${code === 0 ? "✓" : "✗"} ${name}, ${seconds} s`);
  if (code !== 0) console.log(output);
  return code === 0;
}

async function runAll() {
  const failed = [];
  const left = [...checks, aboutTheCode];
  const lane = async () => {
    for (let check = left.shift(); check; check = left.shift()) if (!(await runCheck(check))) failed.push(check.name);
  };
  await Promise.all([lane(), lane()]);
  if (failed.length > 0) giveUp(`Not in order: ${failed.join(", ")}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runAll();
