/** The source files of the project, and where each belongs, for the tests about the code itself. */
import { listFiles, readSource } from "./source-files.ts";

export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes("/testing/");
const isMade = (path: string) => /\.gen\.ts$|db\.types\.ts$/.test(path);
export const sources = listFiles("*.ts", "*.tsx")
  .filter((path) => !isMade(path))
  .map(readSource);
export const shipped = sources.filter((file) => !isTest(file.path));

/** Where a file or an import belongs: its part of the tree, and its capability if it has one. */
export function placeOf(path: string): { part: string; capability: string | null; isDoor: boolean } {
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
