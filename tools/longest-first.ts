/** Orders test files: slow ones start first, so that no worker is left with one at the end. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Path prefixes, the slowest first. */
const long = [
  "e2e/screens/",
  "e2e/access",
  "e2e/resident-security",
  "e2e/editor",
  "e2e/sign-on",
  "e2e/gates",
  // Beside the checks, which take a core for a minute, come files that wait for nothing but their own work.
  "testing/rights",
  "testing/every-route",
  "testing/bad-luck/every-route",
  "tools/scratch/",
  "testing/bad-luck/killed",
  "testing/bad-luck/outage",
  "adapters/embedded-postgres",
  "testing/bad-luck/",
  "schema/backup/",
  "adapters/jobs-crash",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = long.findIndex((path) => moduleId.includes(`/${path}`));
  return rank < 0 ? long.length : rank;
}
