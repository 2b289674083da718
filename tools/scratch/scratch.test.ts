/**
 * A new capability edits few shared files, and a new language needs no code: adds one of each to a copy of the project, doing only what
 * CONTRIBUTING says, then generates, type-checks, checks the architecture, and starts the copy.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { listFiles } from "../source-files.ts";
import { addLanguage } from "./language.ts";

const word = "lending";
/** Each text is inserted before an existing line. */
const insertions: [file: string, before: string, text: string][] = [
  ["tools/capabilities.ts", '  "platform",', `  "${word}",`],
  ["packages/contract/src/index.ts", "import { licences }", `import { ${word} } from "./${word}/index.ts";`],
  ["packages/contract/src/index.ts", "  platform,", `  ${word},`],
  [
    "apps/server/src/app.ts",
    "import { capability as licences }",
    `import { capability as ${word} } from "#modules/${word}/index.ts";`,
  ],
  ["apps/server/src/app.ts", "  platform,", `  ${word},`],
  ...["dashboard", "resident"].flatMap((app): [string, string, string][] => [
    [
      `apps/${app}/src/app/features.ts`,
      app === "dashboard" ? "import { licences }" : "import { publishing }",
      `import { ${word} } from "../features/${word}/index.ts";`,
    ],
    [`apps/${app}/src/app/features.ts`, app === "dashboard" ? "  platform," : "];", `  ${word},`],
  ]),
];

const root = process.cwd();
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "stoep-scratch-"));
  for (const file of listFiles(".", ":!demo/data", ":!tools/scratch", ":!bench/results"))
    await cp(join(root, file), join(copy, file));
  await linkModules();
  await promisify(execFile)("git", ["init", "-q"], { cwd: copy });
  for (const [file, before, text] of insertions) await insert(file, before, text);
  await addFiles();
  await addLanguage(copy);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Links the project's libraries, but the copy's own packages. */
async function linkModules(): Promise<void> {
  const from = join(root, "node_modules");
  await mkdir(join(copy, "node_modules/@stoep"), { recursive: true });
  for (const name of await readdir(from))
    if (name !== "@stoep" && name !== ".vite") await symlink(join(from, name), join(copy, "node_modules", name));
  for (const place of ["packages", "apps"])
    for (const name of await readdir(join(copy, place)))
      await symlink(join(copy, place, name), join(copy, "node_modules/@stoep", name));
}

async function insert(file: string, before: string, text: string): Promise<void> {
  const whole = await readFile(join(copy, file), "utf8");
  expect(whole.split(before), `${file} has "${before}" once`).toHaveLength(2);
  await writeFile(join(copy, file), whole.replace(before, `${text}\n${before}`));
}

/** Copies the capability's files, which end in ".txt" here so that the checks do not read them as the project's own. */
async function addFiles(): Promise<void> {
  const folder = join(import.meta.dirname, word);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(copy, from.slice(folder.length + 1).replace(/\.txt$/, ""));
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to);
  }
}

/** Returns the command's output; throws with it if the command fails. */
async function run(...command: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  const database = { DATABASE_URL: inject("testDatabase").adminUrl };
  const options = { cwd: copy, env: { ...env, ...database, NODE_ENV: "", NO_COLOR: "1" }, maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)(process.execPath, command, options).catch(({ stdout, stderr }) => {
    throw new Error(`${command.join(" ")}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  });
  return stdout;
}

test("adding it edits at most eight shared files", () => {
  expect(new Set(insertions.map(([file]) => file)).size).toBeLessThanOrEqual(8);
});

test("the copy generates, type-checks and keeps the architecture, every new route works, and no English is left in the new language", async () => {
  await Promise.all([run("tools/generate-contract.ts"), run("apps/server/src/schema/generate.ts")]);
  // Sweeps only the new routes, without the checks over all of them, in a separate database.
  const walk = `import { sweep } from "./sweep/sweep.ts";\n\nsweep(["${word}"]);\n`;
  await writeFile(join(copy, `apps/server/src/testing/every-route-${word}.test.ts`), walk);
  const [tests] = await Promise.all([
    run(
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=node",
      "--reporter=verbose",
      "tools/architecture",
      "tools/translations",
      `testing/every-route-${word}.test`,
      "testing/fifth-language",
      "-t",
      "^(?!everything|no house number|no statement)",
    ),
    run("node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "2"),
  ]);
  // Two tests for each of six routes: who is let in, and that it works for them and reveals nothing to others.
  expect(tests.match(new RegExp(`✓.*every-route-${word}.* > ${word} `, "g"))).toHaveLength(12);
  expect(tests).toContain("every door opens with a paragraph");
  expect(tests.match(/✓.* > no English is left in the fifth language/g)).toHaveLength(4);
}, 600_000);
