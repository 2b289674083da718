/**
 * A new capability edits few shared files, and a new language needs no code: adds one of each to a copy of the project, doing only what
 * CONTRIBUTING says, then generates, type-checks, and checks the architecture. Of the new language no English is left in any mail, PDF or
 * file heading: no code has words of its own.
 */
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Copy, copyProject, generate, runTests } from "./copy.ts";
import { addLanguage } from "./language.ts";

const word = "lending";
/** Each text is inserted before an existing line. */
const insertions: [file: string, before: string, text: string][] = [
  ["tools/capabilities.ts", '  "platform",', `  "${word}",`],
  ["packages/contract/src/index.ts", "import { licences }", `import { ${word} } from "./${word}/index.ts";`],
  ["packages/contract/src/index.ts", "  platform,", `  ${word},`],
  [
    "apps/server/src/app.ts",
    "import { gatherLicensedKinds, capability as licences }",
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

let copy: Copy;

beforeAll(async () => {
  copy = await copyProject();
  for (const [file, before, text] of insertions) await insert(file, before, text);
  await addFiles();
  await addLanguage(copy.folder);
});
afterAll(() => copy.remove());

async function insert(file: string, before: string, text: string): Promise<void> {
  const whole = await readFile(join(copy.folder, file), "utf8");
  expect(whole.split(before), `${file} has "${before}" once`).toHaveLength(2);
  await writeFile(join(copy.folder, file), whole.replace(before, `${text}\n${before}`));
}

/** Copies the capability's files, which end in ".txt" here so that the checks do not read them as the project's own. */
async function addFiles(): Promise<void> {
  const folder = join(import.meta.dirname, word);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(copy.folder, from.slice(folder.length + 1).replace(/\.txt$/, ""));
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to);
  }
}

test("adding it edits at most eight shared files", () => {
  expect(new Set(insertions.map(([file]) => file)).size).toBeLessThanOrEqual(8);
});

test("the copy generates, type-checks and keeps the architecture, also with one language more, and every new route works", async () => {
  await generate(copy);
  // Sweeps only the new routes, without the checks over all of them.
  const walk = `import { sweep } from "./sweep/sweep.ts";\n\nsweep(["${word}"]);\n`;
  await writeFile(join(copy.folder, `apps/server/src/testing/every-route-${word}.test.ts`), walk);
  const ownChecks = "^(?!everything|no house number|no statement)";
  const paths = [
    "tools/architecture",
    "tools/translations",
    `testing/every-route-${word}.test`,
    "testing/fifth-language",
  ];
  const [tests] = await Promise.all([
    runTests(copy, ...paths, "-t", ownChecks),
    copy.run("node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "2"),
  ]);
  // Two tests for each of six routes: who is let in, and that it works for them and reveals nothing to others.
  expect(tests.match(new RegExp(`✓.*every-route-${word}.* > ${word} `, "g"))).toHaveLength(12);
  expect(tests).toContain("every door opens with a paragraph");
  expect(tests.match(/✓.* > no English is left in the fifth language/g)).toHaveLength(4);
}, 600_000);
