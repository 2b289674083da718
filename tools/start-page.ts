/** The page of both apps until their texts and session are there; React then replaces it. S1 §2 Shell */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Puts the root with its spinner, and what both look like, into index.html itself: it shows before any other file has come. */
export function startPage(): Plugin {
  const style = readFileSync(new URL("start-page.css", import.meta.url), "utf8");
  const spinner = { tag: "div", attrs: { class: "starting", role: "status", "aria-label": "Stoep" } };
  return {
    name: "start-page",
    transformIndexHtml: {
      // Before the built style sheets are named: what they say of the page goes.
      order: "pre",
      handler: () => [
        { tag: "style", children: style, injectTo: "head" },
        { tag: "div", attrs: { id: "root" }, children: [spinner], injectTo: "body-prepend" },
      ],
    },
  };
}
