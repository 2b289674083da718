/** No code has words of its own: in a copy of the project with a fifth language no English is left on any screen, mail, PDF or file heading. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Copy, copyProject, generate, runTests } from "./copy.ts";
import { addLanguage } from "./language.ts";

let copy: Copy;

beforeAll(async () => {
  copy = await copyProject();
  await addLanguage(copy.folder);
});
afterAll(() => copy.remove());

test("no English is left in a new language", async () => {
  await generate(copy);
  const tests = await runTests(copy, "testing/fifth-language");
  expect(tests.match(/✓.* > no English is left in the fifth language/g)).toHaveLength(4);
}, 600_000);
