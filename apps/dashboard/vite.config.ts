import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const libraries = [
  "react",
  "react-dom",
  "scheduler",
  "@tanstack",
  "i18next[^/]*",
  "react-i18next",
  "use-sync-external-store",
];
/** Of the kit's library: what the frame around every screen is made of. */
const parts = [
  "ActionIcon",
  "Avatar",
  "Box",
  "Button",
  "FloatingIndicator",
  "FocusTrap",
  "Grid",
  "Group",
  "Input",
  "Loader",
  "Menu",
  "Overlay",
  "Popover",
  "Portal",
  "SegmentedControl",
  "Skeleton",
  "Stack",
  "Text",
  "Title",
  "Tooltip",
  "Transition",
  "UnstyledButton",
  "VisuallyHidden",
];

const frame = [
  `@mantine/core/esm/(core|components/(${parts.join("|")}))/`,
  "@mantine/hooks",
  "@floating-ui",
  "packages/ui/src/(theme|shell|feedback|layout)/",
];

/** The staff app. `npm run build` writes dist, which the server serves under /dashboard/. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/dashboard/",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 1200,
    // Texts are files of their own, however short.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every screen needs, in two files instead of sixty: fewer requests, and they pack smaller.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", test: new RegExp(`node_modules/(${libraries.join("|")})/`) },
            { name: "frame", test: new RegExp(frame.join("|")) },
          ],
        },
      },
      // The contract is tables and schemas: what nobody names may go, so that the first screen loads no schema.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/contract\//, sideEffects: false }] },
    },
  },
  server: {
    port: 4601,
    proxy: { "/api": "http://127.0.0.1:4600" },
  },
});
