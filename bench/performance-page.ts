/** docs/performance.md, of which each of the two benches writes a part. */
import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

export const pagePath = "docs/performance.md";
export const comparisonHeading = "## Writing, against an earlier commit";
export const formatWhole = (value: number) => Math.round(value).toLocaleString("en");

/** The comparison's last result; kept when the rest is rewritten. */
export function readComparison(): string {
  const text = readFileSync(pagePath, "utf8");
  return text.includes(comparisonHeading) ? text.slice(text.indexOf(comparisonHeading)) : "";
}

export function describeMachine(): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  const node = process.version;
  const system = /PRETTY_NAME="(.+)"/.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? process.platform;
  return `${cpus().length} cores of ${model}, ${Math.round(totalmem() / 1e9)} GB, ${system}, Node ${node}, embedded PostgreSQL with durable settings`;
}
