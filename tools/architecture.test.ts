/** The import rule, the files every capability has, and the sizes. What it enforces is described in ARCHITECTURE.md. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { capabilities } from "./capabilities.ts";
import { listFiles, readSource, resolveImport, type SourceFile } from "./source.ts";

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes("/testing/");
const isMade = (path: string) => /\.gen\.ts$|db\.types\.ts$/.test(path);
const sources = listFiles("*.ts", "*.tsx")
  .filter((path) => !isMade(path))
  .map(readSource);
const shipped = sources.filter((file) => !isTest(file.path));

/** Where a file or an import stands: its part of the house, and its capability if it has one. */
function placeOf(path: string): { part: string; capability: string | null; isDoor: boolean } {
  const patterns: [string, RegExp][] = [
    ["contract", /^packages\/contract\/src\/([a-z-]+)\/(.+)$/],
    ["server", /^apps\/server\/src\/modules\/([a-z-]+)\/(.+)$/],
    ["dashboard", /^apps\/dashboard\/src\/features\/([a-z-]+)\/(.+)$/],
    ["resident", /^apps\/resident\/src\/features\/([a-z-]+)\/(.+)$/],
  ];
  for (const [part, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match && match[1] !== "kernel")
      return { part, capability: match[1] ?? null, isDoor: /^index\.tsx?$/.test(match[2] ?? "") };
  }
  return { part: path.split("/").slice(0, 4).join("/"), capability: null, isDoor: false };
}

const order = (word: string) => capabilities.indexOf(word as (typeof capabilities)[number]);
const crossings = sources.flatMap((file) =>
  file.imports.map((specifier) => ({
    file,
    specifier,
    from: placeOf(file.path),
    to: placeOf(resolveImport(file.path, specifier)),
  })),
);
const name = ({ file, specifier }: { file: SourceFile; specifier: string }) => `${file.path} imports ${specifier}`;

describe("the import rule", () => {
  test("other capabilities are entered by their door only", () => {
    const wrong = crossings.filter(
      ({ from, to }) => from.capability && to.capability && from.capability !== to.capability && !to.isDoor,
    );
    expect(wrong.map(name)).toEqual([]);
  });

  test("only earlier capabilities may be entered", () => {
    const wrong = crossings.filter(
      ({ file, from, to }) =>
        !isTest(file.path) &&
        from.capability &&
        to.capability &&
        from.capability !== to.capability &&
        order(to.capability) >= order(from.capability),
    );
    expect(wrong.map(name)).toEqual([]);
  });

  test("the contract knows zod and itself; the kernels know no capability", () => {
    const contract = shipped.filter(({ path }) => path.startsWith("packages/contract/src/"));
    const foreign = contract.flatMap((file) =>
      file.imports
        .filter((specifier) => !specifier.startsWith(".") && specifier !== "zod")
        .map((specifier) => name({ file, specifier })),
    );
    const kernels = crossings.filter(
      ({ file, to }) => /(contract\/src|server\/src)\/kernel\//.test(file.path) && !isTest(file.path) && to.capability,
    );
    expect([...foreign, ...kernels.map(name)]).toEqual([]);
  });

  test("server, dashboard, residents' app and kit do not reach into each other", () => {
    const app = (path: string) => /^(apps\/[a-z]+|packages\/ui)\//.exec(path)?.[1] ?? null;
    const wrong = sources.flatMap((file) =>
      file.imports
        .filter((specifier) => {
          const [from, to] = [app(file.path), app(resolveImport(file.path, specifier))];
          return from && to && from !== to && to !== "packages/ui";
        })
        .map((specifier) => name({ file, specifier })),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ["fastify", /^(fastify|@fastify\/)/, /^apps\/server\/src\/(kernel\/|web)/],
    ["pg-boss", /^pg-boss/, /^apps\/server\/src\/adapters\//],
    ["the database driver", /^pg$|^pg-/, /^apps\/server\/src\/(kernel|adapters|schema|testing)\/|^(bench|demo)\//],
    ["Mantine", /^@mantine\/|^mantine-/, /^packages\/ui\//],
    ["MapLibre, ECharts and TipTap", /^(maplibre-gl|react-map-gl|echarts|@tiptap\/)/, /^packages\/ui\//],
  ])("%s appears in one place only", (_, library, place) => {
    const wrong = shipped.flatMap((file) =>
      file.imports
        .filter((specifier) => library.test(specifier) && !place.test(file.path))
        .map((specifier) => name({ file, specifier })),
    );
    expect(wrong).toEqual([]);
  });

  test("the environment is read in one place only", () => {
    const places = /^(tools|bench|e2e)\/|^apps\/server\/src\/(main|cli)\.ts$|vite\.config\.ts$|vitest\.config\.ts$/;
    expect(
      shipped.filter((file) => /process\.env\b/.test(file.text) && !places.test(file.path)).map((file) => file.path),
    ).toEqual([]);
  });
});

describe("the same few files in every folder", () => {
  test.each(capabilities)("%s has its folder in the contract and on the server", (word) => {
    const missing = ["index.ts", "routes.ts", "schemas.ts"].map((file) => `packages/contract/src/${word}/${file}`);
    missing.push(`apps/server/src/modules/${word}/index.ts`);
    expect(missing.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("every folder of a capability carries a word of the list", () => {
    const folders = new Set(sources.map(({ path }) => placeOf(path).capability).filter((word) => word !== null));
    expect([...folders].filter((word) => order(word) === -1)).toEqual([]);
  });

  test("every door opens with a paragraph", () => {
    const doors = shipped.filter(
      ({ path }) => placeOf(path).isDoor || /packages\/ui\/src\/[a-z]+\/index\.ts$/.test(path),
    );
    expect(doors.filter(({ text }) => !text.startsWith("/**")).map(({ path }) => path)).toEqual([]);
  });
});

describe("sizes", () => {
  test("no file is longer than 300 lines, no test file than 400, no door than 60", () => {
    const ceiling = (path: string) => (placeOf(path).isDoor ? 60 : isTest(path) ? 400 : 300);
    expect(
      sources.filter(({ path, lines }) => lines > ceiling(path)).map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
  });

  test("both kernels together have at most 1,200 lines of code", () => {
    const code = (text: string) => text.split("\n").filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
    const kernels = shipped.filter(({ path }) => /(contract\/src|server\/src)\/kernel\//.test(path));
    expect(kernels.reduce((sum, { text }) => sum + code(text), 0)).toBeLessThanOrEqual(1200);
  });

  test("words that say nothing are not used as names of files", () => {
    const empty =
      /(^|\/)(utils?|helpers?|misc|common|managers?|services?|data|info|process)(\/|\.)|-(util|helper|manager|service)s?\./;
    const allowed = /^demo\/data\//;
    expect(sources.map(({ path }) => path).filter((path) => empty.test(path) && !allowed.test(path))).toEqual([]);
  });
});
