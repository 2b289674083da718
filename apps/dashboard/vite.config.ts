import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The staff app. `npm run build` writes dist, which the server serves under /dashboard/. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/dashboard/",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The contract is tables and schemas: what nobody names may go, so that the first screen loads no schema.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/contract\//, sideEffects: false }] },
    },
  },
  server: {
    port: 4601,
    proxy: { "/api": "http://127.0.0.1:4600" },
  },
});
