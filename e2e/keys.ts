/** The keys of all texts. A key that appears on a screen is a missing translation. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

function* keysOf(texts: object, before = ""): Generator<string> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === "object") yield* keysOf(value, `${before}${key}.`);
    else yield before + key;
  }
}

const root = join(import.meta.dirname, "..");
const files = globSync("apps/{dashboard,resident}/src/**/text/en.json", { cwd: root });
const all = files.flatMap((file) => [...keysOf(JSON.parse(readFileSync(join(root, file), "utf8")))]);

/** Only keys with a dot: a single word may be real text. */
export const keys = new Set(all.filter((key) => key.includes(".")));
