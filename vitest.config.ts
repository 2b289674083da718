import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Two kinds of tests: what runs on the server, with a real PostgreSQL; and screens, in a simulated page. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: [
            "apps/server/src/**/*.test.ts",
            "packages/contract/src/**/*.test.ts",
            "{tools,demo,bench}/**/*.test.ts",
          ],
          globalSetup: "apps/server/src/testing/database-setup.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["packages/ui/src/**/*.test.{ts,tsx}", "apps/{dashboard,resident}/src/**/*.test.{ts,tsx}"],
          setupFiles: "tools/simulated-page.ts",
          testTimeout: 20_000,
          css: false,
        },
      },
    ],
  },
});
