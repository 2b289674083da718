/** Writes the early requests of the residents' app into its page (packages/client/src/ahead). */
import type { Plugin, Rolldown } from "vite";
import { type Plan, prefetchFirstScreen, type SourceOf } from "../packages/client/src/ahead/prefetch.ts";

interface Options extends Pick<Plan, "clientId" | "recordKey" | "token" | "session" | "content"> {
  /** The end of the path of the first screen's module. */
  screen: string;
  /** Ends of the paths of its text files, for a language. */
  textsOf: (language: string) => string[];
  languages: readonly string[];
  sourceOf: SourceOf;
}

/** Only in the build: in development, the first screen is many files. @throws when the build has no such screen or texts. */
export function earlyRequests({ screen, textsOf, languages, sourceOf, ...known }: Options): Plugin {
  return {
    name: "ask-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {}, chunk }) {
        const files = Object.values(bundle);
        const { scripts, styles } = filesOf(files, screen, chunk ?? null);
        const texts = Object.fromEntries(
          languages.map((code) => [code, textsOf(code).map((end) => assetOf(files, end))]),
        );
        const plan: Plan = { ...known, scripts, styles, texts };
        const text = `(${prefetchFirstScreen})(${JSON.stringify(plan)},${sourceOf})`.replace(/\n\s*/g, "\n");
        // Before the style sheets, for which a script after them would wait.
        return html.replace("</title>", (end) => `${end}\n    <script>${text}</script>`);
      },
    },
  };
}

type Files = Rolldown.OutputBundle[string][];

/** What the screen needs besides the files that the page loads by itself. */
function filesOf(files: Files, screen: string, entry: Rolldown.OutputChunk | null) {
  const chunks = files.filter((file) => file.type === "chunk");
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
  if (!first) throw new Error(`ask-ahead: no built file holds ${screen}`);
  const loaded = closureOf(chunks, entry);
  const needed = [...closureOf(chunks, first)].filter((one) => !loaded.has(one));
  return {
    scripts: needed.map(({ fileName }) => `/${fileName}`),
    styles: needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)),
  };
}

function closureOf(chunks: Rolldown.OutputChunk[], first: Rolldown.OutputChunk | null) {
  const found = new Set<Rolldown.OutputChunk>(first ? [first] : []);
  for (const { imports } of found) for (const one of chunks) if (imports.includes(one.fileName)) found.add(one);
  return found;
}

function assetOf(files: Files, end: string): string {
  const asset = files.find(
    (file) => file.type === "asset" && file.originalFileNames.some((name) => name.endsWith(end)),
  );
  if (!asset) throw new Error(`ask-ahead: no built file is made of ${end}`);
  return `/${asset.fileName}`;
}
