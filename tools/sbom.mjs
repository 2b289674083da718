// `npm run sbom`, and part of `npm run build`: writes the bill of materials, a CycloneDX list of every package that runs in an
// installation, into a file that is in no commit. npm makes it from the lock file; what depends on the moment or the machine is
// taken out, so that the same lock file gives the same bytes everywhere.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const sbomFile = "sbom.cdx.json";
const root = join(fileURLToPath(import.meta.url), "../..");

function askNpm() {
  const words = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  const { npm_execpath: npm } = process.env;
  const [program, first] = npm?.endsWith("js") ? [process.execPath, [npm]] : ["npm", []];
  return execFileSync(program, [...first, ...words], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32" && program === "npm",
  });
}

/** A UUID made from the content. */
function serialOf(text) {
  const hex = createHash("sha256").update(text).digest("hex");
  const variant = (8 + (Number.parseInt(hex[16], 16) % 4)).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What npm leaves out when it is not a known identifier: the licence in the package's own words. */
function licencesOf(component, declared) {
  if (component.licenses) return component.licenses;
  const words = declared.get(component["bom-ref"]);
  return words ? [{ license: { name: words } }] : undefined;
}

/** Asked with `--omit=dev`, npm also leaves out what a package of production shares with one of development. */
const runsInProduction = ([path, { dev, link }]) => path !== "" && !dev && !link;

const refOf = ([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, "")}@${version}`;

export function makeSbom() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const own = packages[""].license;
  const used = Object.entries(packages).filter(runsInProduction);
  const declared = new Map(used.map((one) => [refOf(one), one[0].includes("node_modules/") ? one[1].license : own]));
  const isUsed = (ref) => declared.has(ref) || ref === refOf(["", packages[""]]);
  const made = JSON.parse(askNpm());
  // npm names the project and its parts by their folders on this machine.
  const named = (one) => ({ ...one, name: one["bom-ref"].replace(/@[^@]*$/, ""), licenses: licencesOf(one, declared) });
  const by = (key) => (a, b) => (a[key] < b[key] ? -1 : 1);
  const { timestamp: _, ...metadata } = made.metadata;
  const content = {
    ...made,
    serialNumber: undefined,
    metadata: { ...metadata, tools: [{ vendor: "npm", name: "cli" }], component: named(metadata.component) },
    components: made.components
      .filter((one) => isUsed(one["bom-ref"]))
      .map(named)
      .sort(by("bom-ref")),
    dependencies: made.dependencies
      .filter(({ ref }) => isUsed(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isUsed).sort() }))
      .sort(by("ref")),
  };
  return `${JSON.stringify({ ...content, serialNumber: serialOf(JSON.stringify(content)) }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, sbomFile), makeSbom());
  console.log(`Wrote ${sbomFile}`);
}
