import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The residents' app and the public pages. `npm run build` writes dist, which the server serves under /. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  plugins: [react()],
  build: {
    // Texts are files of their own, however short.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // All that every first screen needs in one file: fewer requests, and it packs smaller.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"] },
            { name: "start", test: /node_modules\/@tanstack\// },
          ],
        },
      },
      // The contract is tables and schemas: what nobody names may go, so that no screen loads a schema.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/contract\//, sideEffects: false }] },
    },
  },
  server: {
    port: 4611,
    proxy: { "/api": "http://127.0.0.1:4600" },
  },
});
