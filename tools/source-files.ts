/** Reads the tree for the checks in this folder: which files exist, what they import, how long they are. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  /** As written: "./x.ts", "#kernel/database.ts", "@stoep/contract/kernel", "zod". */
  imports: string[];
}

/** Files that git tracks or would track, below the current folder. */
export function listFiles(...patterns: string[]): string[] {
  const out = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns], {
    encoding: "utf8",
  });
  return [...new Set(out.split("\n"))].filter((path) => path !== "" && existsSync(path)).sort();
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(path, "utf8");
  const imports = [
    ...text.matchAll(/^(?:import|export)\b(?:[^;'"`]*?\bfrom)?\s*["']([^"'\n]+)["']/gm),
    ...text.matchAll(/\bimport\(\s*["']([^"'\n]+)["']\s*\)/g),
  ];
  return { path, text, lines: text.split("\n").length - 1, imports: imports.map((match) => match[1] ?? "") };
}

const aliases: [RegExp, string][] = [
  [/^#kernel\/(.+)$/, "apps/server/src/kernel/$1"],
  [/^#modules\/(.+)$/, "apps/server/src/modules/$1"],
  [/^@stoep\/contract\/kernel$/, "packages/contract/src/kernel/index.ts"],
  [/^@stoep\/contract\/paths$/, "packages/contract/src/paths.gen.ts"],
  [/^@stoep\/contract\/(languages|people-count|rich-text|search-words|texts)$/, "packages/contract/src/$1.ts"],
  [/^@stoep\/contract\/([a-z-]+)\/values$/, "packages/contract/src/$1/values.ts"],
  [/^@stoep\/contract\/([a-z-]+)$/, "packages/contract/src/$1/index.ts"],
  [/^@stoep\/contract$/, "packages/contract/src/index.ts"],
  [/^@stoep\/client\/([a-z-]+)$/, "packages/client/src/$1/index.ts"],
  [/^@stoep\/ui\/theme\.css$/, "packages/ui/src/theme/tokens.css"],
  [/^@stoep\/ui\/([a-z-]+)$/, "packages/ui/src/$1/index.ts"],
  [/^@stoep\/ui$/, "packages/ui/src/index.ts"],
];

/** The file that an import resolves to, or the name of the package. */
export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier));
  const alias = aliases.find(([pattern]) => pattern.test(specifier));
  return alias ? specifier.replace(alias[0], alias[1]) : specifier;
}
