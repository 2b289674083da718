/** Measures a page's first load: the built files that must be loaded before it can show. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Bytes, gzipped. */
export interface Weight {
  script: number;
  style: number;
  files: number;
}

/**
 * Writes `weights.json` beside the built files: a `Weight` for each page.
 * @param pages for each page name, the path endings of the modules that it loads in addition to the entry.
 * @throws when no built file holds one of these modules, or files import one another in a circle.
 */
export function weighPages(pages: Record<string, string[]>): Plugin {
  return {
    name: "weigh-pages",
    apply: "build",
    enforce: "post",
    generateBundle: {
      // Runs after the build has written into each file which other files to load with it.
      order: "post",
      handler(_, bundle) {
        refuseCircles(Object.values(bundle).filter((file) => file.type === "chunk"));
        const weights = Object.entries(pages).map(([name, modules]) => [name, weigh(bundle, modules)]);
        const source = `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`;
        this.emitFile({ type: "asset", fileName: "weights.json", source });
      },
    },
  };
}

/** When files import one another in a circle, a value may be used before it exists. */
function refuseCircles(chunks: Rolldown.OutputChunk[]): void {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const walk = (name: string, path: string[]): void => {
    if (path.includes(name)) throw new Error(`weigh-pages: files import one another: ${[...path, name].join(" → ")}`);
    if (done.has(name)) return;
    for (const next of byName.get(name)?.imports ?? []) walk(next, [...path, name]);
    done.add(name);
  };
  for (const { fileName } of chunks) walk(fileName, []);
}

function weigh(bundle: Rolldown.OutputBundle, modules: string[]): Weight {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const holding = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`weigh-pages: no built file holds ${module}`);
    return chunk;
  };
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const file = bundle[name];
      if (file?.type === "chunk") add(file);
    }
  };
  for (const chunk of [...chunks.filter(({ isEntry }) => isEntry), ...modules.map(holding)]) add(chunk);
  const sizeOf = (name: string) => {
    const file = bundle[name];
    return file ? gzipSync(file.type === "chunk" ? file.code : file.source).length : 0;
  };
  const sum = (names: Set<string>) => [...names].reduce((total, name) => total + sizeOf(name), 0);
  return { script: sum(scripts), style: sum(styles), files: scripts.size + styles.size };
}
