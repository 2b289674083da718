/** No test depends on the day it runs: it takes its moments from a clock of its own, not from the machine's. */
import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files.ts";

const clocks = {
  machine: "a process, a database or a library under test goes by the machine's clock",
  file: "it compares with the times of files",
} as const;

/** A file, and the clock that it cannot do without. */
const exceptions: Record<string, keyof typeof clocks> = {
  "apps/server/src/adapters/files.test.ts": "file",
  "apps/server/src/adapters/jobs.test.ts": "machine",
  "apps/server/src/adapters/push/push-web.test.ts": "machine",
  "apps/server/src/modules/notifications/deliveries/deliveries.test.ts": "machine",
  "apps/server/src/modules/publishing/alerts/send.test.ts": "machine",
  "apps/server/src/testing/bad-luck/alert-killed.test.ts": "machine",
  "apps/server/src/testing/bad-luck/count-killed.test.ts": "machine",
  "apps/server/src/testing/bad-luck/installation.ts": "machine",
  "apps/server/src/testing/bad-luck/killed.test.ts": "machine",
  "apps/server/src/testing/bad-luck/outage.test.ts": "machine",
  "apps/server/src/testing/bad-luck/power-cut.test.ts": "machine",
  "apps/server/src/testing/sign-on-provider.ts": "machine",
  "apps/server/src/testing/small-s3.ts": "file",
  "apps/server/src/web.test.ts": "file",
  "e2e/clock.ts": "machine",
  "e2e/demonstration.ts": "file",
  "e2e/setup.ts": "machine",
  "e2e/tile-server.ts": "machine",
};

const machineTime = /\bnew Date\(\)|\bDate\.now\(\)/;
const asking = listFiles("*.ts", "*.tsx")
  .filter((path) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(path) && path !== "tools/fixed-moments.test.ts")
  .filter((path) => machineTime.test(readSource(path).text));

test("no test asks this machine what time it is", () => {
  expect(asking.filter((path) => !exceptions[path])).toEqual([]);
});

test("every exception is still one", () => {
  expect(Object.keys(exceptions).filter((path) => !asking.includes(path))).toEqual([]);
});

test("samples name no day of the calendar: a town may start on any", () => {
  const samples = listFiles("*.ts").filter((path) =>
    /^apps\/server\/src\/modules\/[a-z-]+\/testing\/.*samples/.test(path),
  );
  expect(samples.length).toBeGreaterThan(10);
  expect(samples.filter((path) => /"20\d\d-\d\d-\d\d"/.test(readSource(path).text))).toEqual([]);
});

test("tests of screens that simulate time simulate the day too: the page begins at the moment of the samples", () => {
  const lists = listFiles("*.ts", "*.tsx")
    .filter((path) => /^(apps\/(dashboard|resident)|packages\/(client|ui))\/.*\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readSource(path).text.matchAll(/toFake: \[([^\]]*)\]/g)].map(([, list = ""]) => ({ path, list })),
    );
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ list }) => !list.includes('"Date"'))).toEqual([]);
  expect(readSource("tools/simulated-page.ts").text).toContain("\nbeginAt(now);\n");
});
