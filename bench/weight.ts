/** Script that a browser loads before the first screen, gzipped: the entry of index.html and everything it imports at once. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

/** Kilobytes (1,000 bytes); `also`: chunks by the start of their name that the first screen asks for at once as well. */
export function scriptWeight(dist: string, base: string, also: string[]): number {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const local = (address: string) => join(dist, address.slice(base.length));
  const first = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map((match) => local(match[1] ?? ""));
  const named = also.flatMap((name) => chunksNamed(dist, first, name));
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const match of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
      visit(normalize(join(dirname(file), match[1] ?? "")));
    }
  };
  for (const file of [...first, ...named]) visit(file);
  return [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000;
}

/** Chunks that the loaded scripts mention by name: what a router asks for when the address is known. */
function chunksNamed(dist: string, from: string[], name: string): string[] {
  const text = from.map((file) => readFileSync(file, "utf8")).join("\n");
  return [...text.matchAll(new RegExp(`["'/]((?:assets/)?${name}[^"'/]*\\.js)["']`, "g"))].map((match) =>
    join(dist, "assets", (match[1] ?? "").replace(/^assets\//, "")),
  );
}
