/** Who may frame our pages: others only those below `/embed/`, we ourselves the reader's page, nobody anything else. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { quietLog } from "../testing/stand-ins.ts";
import { newTown, type Town } from "../testing/town.ts";
import { addWeb } from "../web.ts";

const routes = new Set<string>();
let root: string;
let town: Town;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-frames-"));
  for (const app of ["dashboard", "resident"]) {
    await mkdir(join(root, "apps", app, "dist"), { recursive: true });
    await writeFile(join(root, "apps", app, "dist", "index.html"), "<!doctype html><title>Stoep</title>");
  }
  town = await newTown({ config: { folder: root } });
  town.app.http.addHook("onRoute", ({ url, method }) => {
    if ([method].flat().includes("GET")) routes.add(url);
  });
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog, root });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const fill = (url: string) =>
  url
    .replace(/:network(\([^/]*\))?/, "testdorp")
    .replace(/:organisation\b/, town.organisations.city)
    .replace(/:\w+(\([^/]*\))?/g, "019a0000-0000-7000-8000-000000000000")
    .replace("*", "anything");

async function framersOf(url: string) {
  const { headers } = await town.http.inject({ url });
  const policy = /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1];
  return { policy, frame: headers["x-frame-options"] };
}

test("only read-only pages below /embed/ may be framed by others", async () => {
  const addresses = [...routes, "/testdorp", "/testdorp/projects/x", "/api/networks", "/nothing.txt"].map(fill);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((url) => url.startsWith("/embed/")).length).toBeGreaterThanOrEqual(3);
  for (const url of addresses) {
    const { policy, frame } = await framersOf(url);
    if (url.startsWith("/embed/")) expect([url, policy, frame]).toEqual([url, "*", undefined]);
    else if (url === "/dashboard/reader") expect([policy, frame]).toEqual(["'self'", "SAMEORIGIN"]);
    else expect([url, policy, frame]).toEqual([url, "'none'", "DENY"]);
  }
});
