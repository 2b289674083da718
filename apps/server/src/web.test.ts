import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, openDatabase } from "#kernel/database.ts";
import { openMailbox } from "./adapters/mailbox.ts";
import { quietLog } from "./testing/stand-ins.ts";
import { newTown, type Town } from "./testing/town.ts";
import { compressFiles } from "./web/compress-files.ts";
import { addWeb } from "./web.ts";

const program = "console.log('stoep');\n".repeat(200);
let root: string;
let town: Town;

async function build(app: string): Promise<string> {
  const dist = join(root, "apps", app, "dist");
  await mkdir(join(dist, "assets"), { recursive: true });
  const script = `<script>document.documentElement.lang = "nl"</script>`;
  await writeFile(
    join(dist, "index.html"),
    `<!doctype html><title>${app}</title>${script}<script src="/x.js"></script>`,
  );
  await writeFile(join(dist, "assets", "main-a1b2.js"), program);
  await writeFile(join(dist, "icon.svg"), "<svg/>");
  return dist;
}
async function served(options: Parameters<typeof newTown>[0] = {}): Promise<Town> {
  const one = await newTown({
    ...options,
    config: { folder: root, publicUrl: "http://localhost:4600", ...options.config },
  });
  await addWeb(one.app, { config: one.config, databases: one.databases, log: quietLog, root });
  return one;
}
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-web-"));
  await Promise.all([build("dashboard"), build("resident")]);
  await writeFile(
    join(root, "openapi.json"),
    JSON.stringify({ openapi: "3.1.0", info: { title: "Stoep", version: "1" }, paths: {} }),
  );
  town = await served();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}, from = "127.0.0.1") =>
  town.http.inject({ url, headers, remoteAddress: from });

describe("the apps", () => {
  test.each([
    ["/", "resident"],
    ["/gent", "resident"],
    ["/gent/m/12?from=mail", "resident"],
    ["/dashboard/", "dashboard"],
    ["/dashboard/messages/new", "dashboard"],
  ])("%s is a screen of %s", async (url, app) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect(response.body).toContain(`<title>${app}</title>`);
  });

  test("the dashboard is found without its last slash too", async () => {
    const response = await get("/dashboard");
    expect([response.statusCode, response.headers.location]).toEqual([302, "/dashboard/"]);
  });

  test("files named by their content are cached for a year, others are revalidated", async () => {
    expect((await get("/dashboard/assets/main-a1b2.js")).headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "application/javascript; charset=utf-8",
    });
    const icon = await get("/icon.svg");
    expect(icon.headers["cache-control"]).toBe("no-cache");
    expect((await get("/icon.svg", { "if-none-match": String(icon.headers.etag) })).statusCode).toBe(304);
  });

  test("what does not exist gets no page", async () => {
    for (const url of [
      "/dashboard/assets/gone.js",
      "/icon.png",
      "/api/nothing",
      "/health/other",
      "/dev/other",
      "/assets/../../openapi.json",
      "/index.html",
      "/assets/main-a1b2.js.br",
    ]) {
      const response = await get(url);
      expect([url, response.statusCode, response.json().code]).toEqual([url, 404, "not_found"]);
    }
  });

  test("nothing outside their folders is served, however it is spelt", async () => {
    const response = await get("/assets/..%2f..%2f..%2f..%2fopenapi.json");
    expect([response.statusCode, response.json().code]).toEqual([400, "malformed_request"]);
  });

  test("are found in a running server as soon as they are built", async () => {
    const assets = join(root, "apps", "dashboard", "dist", "assets");
    await writeFile(join(assets, "later-c3d4.js"), program);
    const response = await get("/dashboard/assets/later-c3d4.js");
    expect([response.statusCode, response.body]).toEqual([200, program]);
    await rm(join(assets, "later-c3d4.js"));
    expect((await get("/dashboard/assets/later-c3d4.js")).statusCode).toBe(404);
  });

  test("are sent compressed, and were compressed only once", async () => {
    const folder = join(root, "apps", "resident", "dist");
    await compressFiles(folder);
    const response = await get("/assets/main-a1b2.js", { "accept-encoding": "gzip, br" });
    expect(response.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(program);
    const path = join(folder, "assets", "main-a1b2.js.br");
    expect(Buffer.from(response.rawPayload)).toEqual(await readFile(path));
    const before = await stat(path);
    await compressFiles(folder);
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
    expect((await get("/assets/main-a1b2.js")).body).toBe(program);
  });

  test("are compressed by one of several processes, and what a killed one left is taken over", async () => {
    const assets = join(root, "apps", "resident", "dist", "assets");
    await writeFile(join(assets, "both-d4e5.js"), program);
    await writeFile(join(assets, "both-d4e5.js.br.part"), "");
    await compressFiles(assets);
    const compressed = () => readdir(assets).then((names) => names.filter((name) => name.startsWith("both-")).sort());
    // Another process has just started to compress the first of the two.
    expect(await compressed()).toEqual(["both-d4e5.js", "both-d4e5.js.br.part", "both-d4e5.js.gz"]);
    const before = new Date(Date.now() - 10 * 60_000);
    await utimes(join(assets, "both-d4e5.js.br.part"), before, before);
    await compressFiles(assets);
    expect(await compressed()).toEqual(["both-d4e5.js", "both-d4e5.js.br", "both-d4e5.js.gz"]);
  });

  test("say so if they are not built", async () => {
    const bare = await newTown();
    await addWeb(bare.app, {
      config: bare.config,
      databases: bare.databases,
      log: quietLog,
      root: join(root, "nowhere"),
    });
    const response = await bare.http.inject({ url: "/dashboard/" });
    expect([response.statusCode, response.body]).toEqual([503, "The apps are not built yet: npm run build\n"]);
    expect((await bare.http.inject({ url: "/x.js" })).statusCode).toBe(404);
  });
});

describe("every response", () => {
  test("tells the browser to run no scripts but our own", async () => {
    const policy = String((await get("/gent")).headers["content-security-policy"]);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'/);
    expect(scripts).not.toContain("unsafe");
    for (const rule of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
  });

  test("may be framed by nobody, except the reader’s page, by ourselves", async () => {
    const page = await get("/dashboard/reader");
    expect(page.body).toContain("<title>resident</title>");
    expect(page.headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "cache-control": "no-cache" });
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'")).toBe(
      (await get("/dashboard/")).headers["content-security-policy"],
    );
    for (const url of [
      "/",
      "/gent",
      "/dashboard/",
      "/dashboard/messages/new",
      "/dashboard/reader/x",
      "/api/networks",
    ]) {
      const { headers } = await get(url);
      expect([url, headers["x-frame-options"]]).toEqual([url, "DENY"]);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    }
  });

  test("lets maps fetch tiles from where a network's settings say, and from nowhere else", async () => {
    const plain = String((await get("/gent")).headers["content-security-policy"]);
    expect(plain).toMatch(/img-src 'self' data: blob: ?;/);
    const other = await served({});
    const tiles = { url: "https://kaart.example:8443/t/{z}/{x}/{y}.png?key=1", attribution: "©", maxZoom: 19 };
    await other.db
      .updateTable("public.network")
      .set({ tiles: json(tiles) })
      .where("slug", "=", "testdorp")
      .execute();
    const policy = String((await other.http.inject({ url: "/dashboard/" })).headers["content-security-policy"]);
    expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/kaart.example:8443;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/kaart.example:8443;/);
    expect(policy).toMatch(/script-src 'self' 'sha/);
    expect(policy.match(/kaart/g)).toHaveLength(2);
  });

  test("of the API has the same protection", async () => {
    const { headers } = await get("/api/networks");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("promises HTTPS only where there is HTTPS", async () => {
    const secure = await served({ config: { publicUrl: "https://stoep.example" } });
    const { headers } = await secure.http.inject({ url: "/gent" });
    expect(headers["strict-transport-security"]).toContain("max-age=31536000; includeSubDomains");
  });

  test("with an uploaded file keeps the file's own, stricter rules", async () => {
    const file = { file: new Blob(["hallo"]), fileName: "a.txt" };
    const { address } = await town.people.els.files.uploadAttachment(file);
    const { headers } = await get(`${address}/original`);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
  });
});

describe("health", () => {
  test("says whether the virus scanner answers, and stays ready without it", async () => {
    const scanner = { scan: async () => ({ outcome: "clean" as const }), answers: async () => false };
    const other = await served({ scanner });
    const response = await other.http.inject({ url: "/health/ready" });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { status: "ok", database: true, disk: true, scanner: false },
    ]);
  });

  test("is good while the database responds, and says when it does not", async () => {
    expect((await get("/health/ready")).json()).toEqual({ status: "ok", database: true, disk: true });
    const gone = openDatabase("postgres://127.0.0.1:1/nowhere");
    const other = await newTown();
    await addWeb(other.app, { config: other.config, databases: gone, log: quietLog, root });
    const response = await other.http.inject({ url: "/health/ready" });
    expect([response.statusCode, response.json()]).toEqual([
      503,
      { status: "unavailable", database: false, disk: true },
    ]);
    expect((await other.http.inject({ url: "/health/live" })).statusCode).toBe(200);
    await gone.close();
  });

  test("metrics are for the operator, not for the world", async () => {
    expect((await get("/metrics")).body).toContain("stoep_http_seconds");
    for (const from of ["::ffff:192.168.1.4", "10.0.0.7", "fe80::1", "203.0.113.7"]) {
      expect((await get("/metrics", {}, from)).statusCode).toBe(404);
    }
    expect((await get("/metrics", { host: "stoep.example" })).statusCode).toBe(404);
    expect((await get("/metrics", { "x-forwarded-for": "203.0.113.7" })).statusCode).toBe(404);
  });
});

test("metrics are available to the addresses and subnets that the settings name", async () => {
  const other = await served({ config: { metricsFrom: ["10.0.0.7", "fd00:1::/32"] } });
  const from = async (remoteAddress: string) =>
    (await other.http.inject({ url: "/metrics", remoteAddress, headers: { host: "stoep:4600" } })).statusCode;
  expect([await from("::ffff:10.0.0.7"), await from("fd00:1::9")]).toEqual([200, 200]);
  expect([await from("10.0.0.8"), await from("fd00:2::9"), await from("127.0.0.1")]).toEqual([404, 404, 404]);
});

describe("the API's reference", () => {
  test("is served from here with everything it needs, and loads nothing from another site", async () => {
    expect((await get("/api/docs")).headers.location).toBe("/api/docs/");
    const page = await get("/api/docs/");
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const script = await get("/api/docs/js/scalar.js");
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(script.rawPayload.length).toBeGreaterThan(1_000_000);
    expect((await get("/api/openapi.json")).json().openapi).toBe("3.1.0");
  });
});

describe("the mailbox", () => {
  const mail = {
    kind: "mail" as const,
    from: "a@b.c",
    to: "marie@thuis.example",
    subject: "Welkom <b>",
    html: "<script>alert(1)</script>",
    text: "dag",
    messageId: "<1>",
    headers: {},
  };

  test("shows on the developer's machine what would have been sent, and runs none of its code", async () => {
    await openMailbox(root).put(mail);
    const list = await get("/dev/mailbox");
    expect(list.body).toContain("Welkom &lt;b&gt;");
    expect(list.headers["content-security-policy"]).toContain("default-src 'none'");
    const id = /\/dev\/mailbox\/([\w-]+)/.exec(list.body)?.[1] ?? "";
    expect((await get(`/dev/mailbox/${id}`)).body).toContain("marie@thuis.example");
    expect((await get("/dev/mailbox/none")).statusCode).toBe(404);
    for (const from of ["203.0.113.7", "192.168.1.4", "10.0.0.7"]) {
      expect((await get("/dev/mailbox", {}, from)).statusCode).toBe(404);
    }
    // A page of another site whose host name resolves to this machine.
    expect((await get("/dev/mailbox", { host: "buurt.example:4600" })).statusCode).toBe(404);
  });

  test.each([
    ["mails are really sent", { mailUrl: "smtp://localhost" }],
    ["others can reach the installation", { publicUrl: "https://stoep.example" }],
  ])("is not there when %s", async (_, config) => {
    const other = await served({ config });
    expect((await other.http.inject({ url: "/dev/mailbox" })).statusCode).toBe(404);
  });
});
