import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { startPage } from "../../tools/start-page.ts";
import { weighPages } from "../../tools/weigh-pages.ts";

const everywhere =
  "node_modules/|packages/(client|contract|ui)/|resident/src/app/(?!main|app\\.tsx|network-part|layout|screens|features|legal)";

/** The residents' app and the public pages. `npm run build` writes dist, which the server serves under /. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  plugins: [
    react(),
    startPage(),
    weighPages({
      feed: ["features/feed/screens/feed-screen.tsx"],
      "sign-in": ["features/accounts/screens/sign-in-screen.tsx"],
    }),
  ],
  resolve: {
    alias: {
      "@stoep/contract/paths": fileURLToPath(
        new URL("../../packages/contract/src/paths-of-residents.gen.ts", import.meta.url),
      ),
    },
  },
  build: {
    // Every browser that the build is for knows it.
    modulePreload: { polyfill: false },
    // Texts are files of their own, however short.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every first screen needs in one file: fewer requests, and it packs smaller. Not what imports the features: with a
      // module its imports come too, and a feature's door names more than the first screen shows.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], test: new RegExp(everywhere) },
            {
              name: "start",
              test: /node_modules\/@tanstack\/|\/resident\/src\/features\/(feed|publishing|conversations)\/words\.ts$/,
            },
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
