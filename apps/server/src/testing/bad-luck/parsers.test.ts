/** Nothing that others send keeps a process busy: every parser is in the table of parsers/, with what bounds it. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { separateProcess } from "../../modules/files/separate-process.ts";
import { ownReaders, parsers, writers } from "./parsers/index.ts";
import type { ParserTask } from "./parsers-program.ts";

const source = join(import.meta.dirname, "../..");
const program = (name: string) => join(import.meta.dirname, name);
/** Processor time, not time: a slow machine has as much of it. What took minutes takes a fraction of a second now. */
const ask = separateProcess<ParserTask, { outcome: string } | { exceeded: string }>(program("parsers-program.ts"), {
  name: "the program that feeds parsers",
  bounds: { processorMs: 10_000, memoryMb: 512 },
});

describe.each(Object.entries(parsers))("%s", (parser, { hostile = {}, tests }) => {
  test.each(Object.entries(hostile))("are bounded over %s", { timeout: 60_000 }, async (input, { outcome }) => {
    expect(await ask({ parser, input })).toEqual({ outcome: expect.stringContaining(outcome) });
  });

  test("are tried with hostile inputs", () => {
    expect(Object.keys(hostile).length > 0 || existsSync(join(source, tests ?? "nowhere"))).toBe(true);
  });
});

describe("a parser that is not in the table is refused", () => {
  const table = Object.values(parsers);
  const libraries = [...new Set(table.flatMap(({ libraries: used = [] }) => used))];
  const { dependencies } = JSON.parse(readFileSync(join(source, "../package.json"), "utf8"));

  test("when its library is new", () => {
    expect(Object.keys(dependencies).filter((name) => !libraries.includes(name) && !writers.includes(name))).toEqual(
      [],
    );
    expect(writers.filter((name) => libraries.includes(name) || !(name in dependencies))).toEqual([]);
  });

  test("when its file is new", () => {
    const named = [...table.flatMap(({ files }) => files), ...ownReaders];
    const files = globSync("**/*.ts", { cwd: source }).filter((path) => !/(^|\/)testing\/|\.test\.ts$/.test(path));
    const readers = files.filter((path) => isReader(readFileSync(join(source, path), "utf8"), libraries));
    expect(readers.filter((path) => !named.includes(path))).toEqual([]);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
  });
});

/** Whether code of the file reads with one of these libraries; types alone read nothing. */
function isReader(text: string, libraries: readonly string[]): boolean {
  if (/\bJSON\.parse\(/.test(text.replace(/\/\*[\s\S]*?\*\//g, ""))) return true;
  const imports = text.matchAll(/import (?!type\b)[^;]*?from "([^"]+)"|(?:import|require)\("([^"]+)"\)/g);
  return [...imports].some(([, from, loaded]) => {
    const name = from ?? loaded ?? "";
    return libraries.some((library) => name === library || name.startsWith(`${library}/`));
  });
}
