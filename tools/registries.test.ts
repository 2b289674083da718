/**
 * What capabilities provide for one another is a value (docs/decisions/2026-11-27-capabilities-are-values.md): no module holds a
 * registry.
 */
import { describe, expect, test } from "vitest";
import { capabilities } from "./capabilities.ts";
import { placeOf, shipped } from "./source-tree.ts";

const modules = shipped.filter(({ path }) => path.startsWith("apps/server/src/modules/"));

/** These belong to the process, not to a server: one queue for its cores, one cache for its memory, the faces it has read, the key of its installation. */
const ofTheProcess = [
  "apps/server/src/modules/files/file-address.ts: addressKey",
  "apps/server/src/modules/files/file-address.ts: signatures",
  "apps/server/src/modules/files/fonts/printable.ts: fontOf",
  "apps/server/src/modules/files/fonts/printable.ts: fonts",
];

/** Variables of a module that its functions may fill: declared with `let`, or containers that can be added to. */
function variablesOf(text: string): string[] {
  const declared = [...text.matchAll(/^(?:export )?(let|const) (\w+)/gm)];
  return declared.flatMap(([, keyword, name = ""]) => {
    const fills = `\\b${name}(\\.(push|unshift|splice|set|add|delete|clear)\\(|(\\[[^\\]]+\\]|\\.\\w+) \\??\\??=[^=>])`;
    const isFilled = new RegExp(fills).test(text) || text.includes(`Object.assign(${name},`);
    return keyword === "let" || isFilled ? [name] : [];
  });
}

describe("no registry", () => {
  test("is reported where there is none", () => {
    expect(variablesOf("const steps = new Map();\nexport const stepOf = () => steps.get(1) === 2;")).toEqual([]);
  });

  test.each([
    "let provided: readonly Step[] = [];",
    "const steps: Step[] = [];\nexport const onMove = (step: Step) => void steps.push(step);",
    "const kinds = new Map();\nexport function provide(name) {\n  kinds.set(name, 1);\n}",
    "const kinds = {};\nexport function provide(name) {\n  kinds[name] = 1;\n}",
  ])("is missed: %s", (text) => {
    expect(variablesOf(text)).toHaveLength(1);
  });

  test("is held by a module", () => {
    const kept = modules.flatMap(({ path, text }) => variablesOf(text).map((name) => `${path}: ${name}`));
    expect(kept.sort()).toEqual(ofTheProcess);
  });

  test("is filled by importing a file: importing does nothing", () => {
    const calls = /^(?!import|export|const|let|function|async|type|interface|declare|class|return)[a-zA-Z_.]+\(/m;
    const bare = /^import "/m;
    const filling = modules.filter(
      ({ path, text }) => !path.endsWith("-program.ts") && (calls.test(text) || bare.test(text)),
    );
    // This call tells the library which charts exist.
    expect(filling.map(({ path }) => path)).toEqual(["apps/server/src/modules/files/report/charts.ts"]);
  });
});

describe("what capabilities provide", () => {
  const taken = new Map(
    modules.flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}interface Provided \{\n([\s\S]*?)^ {2}\}/gm)].flatMap(([, body = ""]) =>
        [...body.matchAll(/^ {4}(\w+):/gm)].map(([, name = ""]) => [name, placeOf(path).capability] as const),
      ),
    ),
  );

  test("is read by the capability that takes it", () => {
    const read = modules.flatMap(({ path, text }) =>
      [...text.matchAll(/\bprovided\.(?!ts\b)(\w+)|\bprovided: \{ (\w+) \}/g)].map(([, name, inside]) => ({
        path,
        name: name ?? inside ?? "",
      })),
    );
    expect(read.filter(({ path, name }) => taken.get(name) !== placeOf(path).capability)).toEqual([]);
    expect(taken.size).toBeGreaterThan(10);
  });

  test("comes from the doors, each of which exports one value", () => {
    const doors = modules.filter(({ path }) => placeOf(path).isDoor);
    const values = doors.filter(({ text }) => /^export const capability = defineCapability\(\{/m.test(text));
    expect(values).toHaveLength(capabilities.length);
    const elsewhere = modules.filter(({ path, text }) => !placeOf(path).isDoor && text.includes("defineCapability("));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});
