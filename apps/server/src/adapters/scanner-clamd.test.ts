import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eicar, openScanner, type ScannerStandIn } from "../testing/virus-scanner.ts";
import { clamdScanner } from "./scanner-clamd.ts";

let standIn: ScannerStandIn;
let folder = "";
beforeEach(async () => {
  standIn = await openScanner();
  folder = await mkdtemp(join(tmpdir(), "stoep-scan-"));
});
afterEach(async () => {
  await standIn.down();
  await rm(folder, { recursive: true });
});

const scannerWith = (options = {}) =>
  clamdScanner({ address: { host: "127.0.0.1", port: standIn.port }, timeoutMs: 500, patienceMs: 0, ...options });
async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, "content");
  await writeFile(path, content);
  return path;
}

test("a clean file is clean, of several parts and of none, and is sent as it is", async () => {
  const large = Buffer.alloc(300_000, "Stoep ");
  expect(await scannerWith().scan(await fileOf(large))).toEqual({ outcome: "clean" });
  expect(standIn.scanned[0]?.equals(large)).toBe(true);
  expect(await scannerWith().scan(await fileOf(""))).toEqual({ outcome: "clean" });
});

test("a virus is found, and named", async () => {
  const found = await scannerWith().scan(await fileOf(`x${eicar}`));
  expect(found).toEqual({ outcome: "infected", virus: "Eicar-Signature" });
});

test("no more of a file is sent than the limit", async () => {
  await scannerWith({ maxBytes: 100_000 }).scan(await fileOf(Buffer.alloc(300_000)));
  expect(standIn.scanned[0]?.length).toBe(100_000);
});

test.each([
  ["nothing", "no reply in time"],
  ["INSTREAM size limit exceeded. ERROR", "INSTREAM size limit exceeded. ERROR"],
  ["x".repeat(5000), expect.any(String)],
])("a scanner that replies %.40s says nothing of the file", async (reply, reason) => {
  standIn.behave = { reply };
  expect(await scannerWith().scan(await fileOf("text"))).toEqual({ outcome: "unavailable", reason });
});

test("a scanner that hangs up, or is not there, says nothing of the file", async () => {
  const scanner = scannerWith();
  standIn.behave = { hangUp: true };
  expect((await scanner.scan(await fileOf(Buffer.alloc(3_000_000)))).outcome).toBe("unavailable");
  expect(await scanner.answers()).toBe(false);
  standIn.behave = {};
  expect(await scanner.answers()).toBe(true);
  await standIn.down();
  expect(await scanner.scan(await fileOf("text"))).toEqual({ outcome: "unavailable", reason: "ECONNREFUSED" });
  expect(await scanner.answers()).toBe(false);
  await standIn.up();
});

test("a file waits for a scanner that is away for a moment", async () => {
  standIn.behave = { hangUp: true };
  const waiting = scannerWith({ timeoutMs: 10_000, patienceMs: 10_000 }).scan(await fileOf(eicar));
  await vi.waitFor(() => expect(standIn.most).toBe(1));
  standIn.behave = {};
  expect((await waiting).outcome).toBe("infected");
});

test("few files are scanned at the same time, and each has its turn", async () => {
  const scanner = scannerWith({ most: 2 });
  const path = await fileOf("text");
  const results = await Promise.all(Array.from({ length: 12 }, () => scanner.scan(path)));
  expect(results.every(({ outcome }) => outcome === "clean")).toBe(true);
  expect(standIn.scanned).toHaveLength(12);
  expect(standIn.most).toBeLessThan(6);
});

test("a scanner that hangs keeps nobody waiting without end", async () => {
  standIn.behave = { reply: "nothing" };
  const scanner = scannerWith({ most: 1, timeoutMs: 200 });
  const path = await fileOf("text");
  const results = await Promise.all(Array.from({ length: 8 }, () => scanner.scan(path)));
  const reasons = results.map((one) => (one.outcome === "unavailable" ? one.reason : one.outcome));
  expect(new Set(reasons)).toEqual(new Set(["no reply in time", "too many wait for it"]));
});
