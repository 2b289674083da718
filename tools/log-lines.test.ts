/** What the server's log says: security events are documented, and every message is a sentence of ours. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { securityEventNames, securityEvents } from "../packages/contract/src/kernel/index.ts";
import { listFiles } from "./source-files.ts";

const code = listFiles("apps/server/src")
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const fromCodes: Partial<Record<string, readonly string[]>> = securityEvents;

test("docs/operations.md lists exactly the security events that are logged, and what each follows from", () => {
  const [, table = ""] = readFileSync("docs/operations.md", "utf8").split("| event | logged when | follows from |\n");
  const rows = [...(table.split("\n\n", 1)[0] ?? "").matchAll(/^\| `(\w+)` \|[^|]+\| ([^|]*)\|$/gm)];
  const listed = rows.map(([, event, codes = ""]) => [event, codes.match(/(?<=`)[\w.]+(?=`)/g) ?? []]);
  expect(listed).toEqual(securityEventNames.map((event) => [event, fromCodes[event] ?? []]));
});

test("each security event is logged somewhere", () => {
  const all = code.map(({ text }) => text).join("\n");
  const isLogged = (event: string) => fromCodes[event] !== undefined || all.includes(`"${event}"`);
  expect(securityEventNames.filter((event) => !isLogged(event))).toEqual([]);
});

/** What stands between the parentheses of each call of the log. */
function loggedBy(text: string): string[] {
  return [...text.matchAll(/\blog\??\.(?:info|warn|error|debug|fatal)\(/g)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let end = index + length;
    for (; depth > 0; end++) depth += { "(": 1, ")": -1 }[text[end] ?? ""] ?? 0;
    return text.slice(index + length, end - 1).trim();
  });
}

test("the message of a line is written out: what varies is in its fields, which are masked", () => {
  const calls = code.flatMap(({ path, text }) => loggedBy(text).map((given) => `${path}: ${given}`));
  expect(calls.length).toBeGreaterThan(15);
  expect(
    calls.filter((call) => !/(^|[\s,])"[^"]+",?$/.test(call) || /[`+]/.test(call.replace(/"[^"]*"/g, ""))),
  ).toEqual([]);
});
