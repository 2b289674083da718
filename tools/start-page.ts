/** What both apps show until their texts and session have loaded; React then replaces it. S1 §2 Shell */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Puts the root with its spinner, and their styles, into index.html itself, so that they show before any other file has loaded. */
export function startPage(): Plugin {
  const style = readFileSync(new URL("start-page.css", import.meta.url), "utf8");
  const spinner = { tag: "div", attrs: { class: "starting", role: "status", "aria-label": "Stoep" } };
  return {
    name: "start-page",
    transformIndexHtml: {
      // Inserted before the built style sheets, so that those override it.
      order: "pre",
      handler: () => [
        { tag: "style", children: style, injectTo: "head" },
        { tag: "div", attrs: { id: "root" }, children: [spinner], injectTo: "body-prepend" },
      ],
    },
  };
}
