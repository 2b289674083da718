/**
 * What needs much memory or processor time runs in a process of its own (the files that end in "-program"), so that the server responds to others
 * meanwhile. How long the server's own share takes says little on a busy machine; what it loads can be read.
 */
import { expect, test } from "vitest";
import { shipped } from "./source-tree.ts";

const server = shipped.filter(({ path }) => path.startsWith("apps/server/src/modules/"));
const isProgram = (path: string) => path.endsWith("-program.ts");

test("the server starts its programs, and loads none of them", () => {
  const imported = /^(?:import|export) (?!type\b)[^;]*?from "[^"]*-program\.ts"|import\("[^"]*-program\.ts"\)/m;
  expect(server.some(({ path }) => isProgram(path))).toBe(true);
  const importing = server.filter(({ path, text }) => !isProgram(path) && imported.test(text));
  expect(importing.map(({ path }) => path)).toEqual([]);
});

test("only programs typeset", () => {
  const loading = server.filter(({ text }) => /^import (?!type\b)[^;]*?from "[^"]*\/fonts\/index\.ts"/m.test(text));
  expect(loading.length).toBeGreaterThan(2);
  expect(loading.map(({ path }) => path).filter((path) => !isProgram(path))).toEqual([]);
});
