import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/longest-first.ts";

/** Tests make much that lives for a moment: with room for it, less is copied and looked through. */
const execArgv = ["--max-semi-space-size=64"];

/** Three kinds of tests: the server with a real PostgreSQL; screens in a simulated page; journeys in a real browser. */
export default defineConfig({
  test: {
    // Tests wait for their database more than they calculate. Vitest alone would take one worker on two cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          execArgv,
          include: [
            "apps/server/src/**/*.test.ts",
            "packages/{charts,contract,instrument,tally}/src/**/*.test.ts",
            "{tools,demo,bench}/**/*.test.ts",
          ],
          globalSetup: "apps/server/src/testing/database-setup.ts",
          // Half of a file's time was the loading of the server: a worker loads it once.
          isolate: false,
          setupFiles: "apps/server/src/testing/after-each-file.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // How long to wait for what is announced, not how fast it should be.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: "dom",
          environment: "jsdom",
          execArgv,
          // A worker loads React and the other libraries once, and what is our own for each file (tools/simulated-page.ts).
          isolate: false,
          include: ["packages/client/src/**/*.test.{ts,tsx}", "apps/dashboard/src/**/*.test.{ts,tsx}"],
          setupFiles: "tools/simulated-page.ts",
          testTimeout: 120_000,
          css: false,
        },
      },
      {
        plugins: [react()],
        test: {
          // Apart from the dashboard's: both apps keep their words in the same place.
          name: "dom-resident",
          environment: "jsdom",
          execArgv,
          include: ["packages/ui/src/**/*.test.{ts,tsx}", "apps/resident/src/**/*.test.{ts,tsx}"],
          isolate: false,
          setupFiles: "tools/simulated-page.ts",
          testTimeout: 120_000,
          css: false,
        },
      },
      {
        test: {
          name: "browser",
          environment: "node",
          execArgv,
          include: ["e2e/**/*.test.ts"],
          globalSetup: "e2e/setup.ts",
          // A worker loads the driver, and starts its browser, once.
          isolate: false,
          // Each worker has a server, a database and a browser of its own (e2e/setup.ts); they wait for one another half of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
