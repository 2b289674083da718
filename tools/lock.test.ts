/** The lock file serves every machine: the optional packages of each platform are in it, and no address it was downloaded from. */
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

test.each(machines)("what has a build for each platform has one for $os on $cpu", (machine) => {
  const families = platformPackages(packages);
  expect(families.length).toBeGreaterThan(5);
  expect(lacksHere(packages, machine)).toEqual([]);
});

test("a platform that has no build is named by the package that needs one", () => {
  expect(lacksHere(packages, { os: "aix", cpu: "ppc64" })).toContain("@myriaddreamin/typst-ts-node-compiler");
});

test("no download addresses", () => {
  const addresses = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith("http"));
  expect(addresses.map(([path]) => path)).toEqual([]);
});
