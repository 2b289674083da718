/** Addresses and verbs that do not exist, and input that is not HTTP. */
import { beforeAll, describe, expect, test } from "vitest";
import { newTown, type Town } from "../town.ts";
import { expectRefusal, send, sendRaw } from "./raw.ts";

let town: Town;
let address: string;
let asEls: Record<string, string>;
let asDirk: Record<string, string>;
beforeAll(async () => {
  town = await newTown();
  address = await town.listen();
  asEls = await town.people.els.headers();
  asDirk = await town.people.dirk.headers();
});

const get = (path: string) => sendRaw(address, path, { headers: asEls });

describe("an address", () => {
  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/posts/",
    "/api//posts",
    "/API/posts",
    "/api/posts;x=1",
    "/api/posts%2f..%2ftoken",
    "/api/../../etc/passwd",
    "/api/%2e%2e/%2e%2e/etc/passwd",
    "/.env",
    "/.git/config",
    "/api/openapi.json.bak",
    "/wp-login.php",
    "/api/posts/%00",
    `/api/posts/${"a".repeat(5_000)}`,
    "/api/networks/Testdorp/posts",
    "/api/networks/n_gent/posts",
    "/api/networks/pg_catalog/neighbourhoods",
  ])("%.50s names nothing", async (path) => {
    expectRefusal(await get(path), "not_found", "malformed_request");
  });

  test.each(["%", "%E0%A4%A", "%ff", "%c0%ae", "%u0041"])("with %s in it cannot be read", async (text) => {
    expectRefusal(
      await send(address, `GET /api/posts/${text} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      "malformed_request",
      "not_found",
      "sign_in_required",
    );
  });

  test.each([
    "1",
    "0",
    "-1",
    "null",
    "undefined",
    "' or 1=1 --",
    "%27%20or%201=1",
    "00000000-0000-0000-0000-000000000000x",
    "{}",
    "*",
    "a".repeat(299),
    "0190a6a0-0000-7000-8000-00000000000g",
  ])("whose id is %.40s names nothing", async (id) => {
    for (const path of [
      `/api/posts/${id}`,
      `/api/posts/${id}/statistics`,
      `/api/comments/${id}/answers`,
      `/api/conversations/post/${id}/comments`,
    ])
      expectRefusal(await get(path), "not_found");
  });

  test.each(["PATCH", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LOCK", "SEARCH", "PURGE", "M-SEARCH"])(
    "is not there for %s",
    async (method) => {
      const head = `${method} /api/feed HTTP/1.1\r\nhost: x\r\nauthorization: ${asDirk.authorization}\r\nconnection: close\r\n\r\n`;
      expectRefusal(await send(address, head), "not_found");
    },
  );

  test("of a HEAD request gets no body", async () => {
    const response = await sendRaw(address, "/api/networks", { method: "HEAD" });
    expect([response.status, response.text]).toEqual([200, ""]);
  });

  test("cannot be called by another verb in disguise", async () => {
    const headers = { ...asEls, "x-http-method-override": "DELETE", "x-method-override": "DELETE" };
    expect((await sendRaw(address, "/api/posts?_method=DELETE", { headers })).status).toBe(200);
  });
});

describe("input that is not HTTP", () => {
  test.each([
    ["a greeting of something else", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["an unknown verb", "GRAB /api/feed HTTP/1.1\r\nhost: x\r\n\r\n"],
    ["an unknown version", "GET /api/feed HTTP/9.9\r\nhost: x\r\n\r\n"],
    ["two lengths", "POST /api/posts HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhallo"],
    [
      "a length and chunks, as smugglers do",
      "POST /api/posts HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a header without a name", "GET /api/feed HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n"],
    ["a header with the character 0", "GET /api/feed HTTP/1.1\r\nhost: x\r\nx-client-id: a\0b\r\n\r\n"],
    ["32 kB of headers", `GET /api/feed HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(32_768)}\r\n\r\n`],
  ])("%s is answered and closed", async (_, text) => {
    expectRefusal(await send(address, text), "malformed_request");
  });
});
