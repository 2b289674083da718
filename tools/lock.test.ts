/** The lock file serves every machine: it has the optional packages of each platform, and no download addresses. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LockedPackage, lacksHere, platformPackages } from "./lock.mjs";

const packages: Record<string, LockedPackage> = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
const machines = [
  { os: "linux", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
  { os: "darwin", cpu: "arm64" },
  { os: "darwin", cpu: "x64" },
  { os: "win32", cpu: "x64" },
];

test("every optional package that another names is in the lock file", () => {
  const gaps = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `${path} names ${name}`),
  );
  expect(gaps).toEqual([]);
});

test.each(machines)("each package with platform builds has one for $os on $cpu", (machine) => {
  const families = platformPackages(packages);
  expect(families.length).toBeGreaterThan(5);
  expect(lacksHere(packages, machine)).toEqual([]);
});

test("a platform without a build is reported with the package that needs one", () => {
  expect(lacksHere(packages, { os: "aix", cpu: "ppc64" })).toContain("@myriaddreamin/typst-ts-node-compiler");
});

test("it has no download addresses", () => {
  const addresses = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith("http"));
  expect(addresses.map(([path]) => path)).toEqual([]);
});
