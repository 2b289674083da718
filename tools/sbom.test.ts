/** The bill of materials names what runs in an installation, and is the same wherever it is made. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { makeSbom, sbomFile } from "./sbom.mjs";

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}
interface Locked {
  name?: string;
  version: string;
  dev?: boolean;
  link?: boolean;
}

let text = "";
let components: Component[] = [];
beforeAll(() => {
  text = makeSbom();
  ({ components } = JSON.parse(text));
});

test("it names every package that the lock file has for production, with its version and licence, and nothing for development", () => {
  const lock: Record<string, Locked> = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const wanted = Object.entries(lock)
    .filter(([path, { dev, link }]) => path !== "" && !dev && !link)
    .map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, "")}@${version}`);
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(wanted.length).toBeGreaterThan(300);
  expect([...new Set(wanted)].filter((one) => !named.has(one))).toEqual([]);
  expect([...named].filter((one) => !wanted.includes(one))).toEqual([]);
  const unlicensed = components.filter(({ licenses = [] }) =>
    licenses.every(({ license, expression }) => !(license?.id ?? license?.name ?? expression)),
  );
  expect(unlicensed.map(({ name }) => name)).toEqual([]);
  for (const { purl, version } of components)
    expect(purl).toMatch(new RegExp(`^pkg:npm/.+@${version.replaceAll("+", ".")}$`));
});

test("it has no download addresses, no folder of this machine and no moment, and is the same each time", () => {
  expect(text).not.toMatch(/"url"|registry\.|timestamp/);
  expect(text).not.toContain(process.cwd());
  expect(text).toMatch(
    /"serialNumber": "urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"/,
  );
  expect(makeSbom()).toBe(text);
});

test("the build makes it, and no commit has it", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.build).toContain("node tools/sbom.mjs");
  expect(execFileSync("git", ["check-ignore", sbomFile], { encoding: "utf8" }).trim()).toBe(sbomFile);
});
