/** Requests that none of our clients sends: each gets a clear response of one shape, and never an accident. */
import type { RefusalCode } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { aMessage } from "../messages.ts";
import { newTown, type Town } from "../town.ts";
import { expectRefusal, type RawAnswer, send, sendRaw } from "./raw.ts";

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

const get = (path: string, headers = asEls) => sendRaw(address, path, { headers });
const post = (body: BodyInit | null, type: string | null = "application/json", path = "/api/posts") => {
  const content = typeof body === "string" ? Buffer.from(body) : body;
  return sendRaw(address, path, {
    method: "POST",
    headers: { ...asEls, ...(type ? { "content-type": type } : {}) },
    body: content,
  });
};
const good = () => JSON.stringify(aMessage([town.noord]));
/** A complete message with these changes, as JSON. */
const message = (changes: object) => JSON.stringify({ ...aMessage([town.noord]), ...changes });

describe("a body", () => {
  test.each([
    ["that breaks off", '{"type":"standard","title":"x'],
    ["of words", "hallo"],
    ["that is empty", ""],
    ["with a comment in it", '{"title":"x" /* y */}'],
    ["that means to change all objects", '{"__proto__":{"isAdmin":true},"type":"standard"}'],
    ["that means to change how objects are made", '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ["in UTF-16", Buffer.from(JSON.stringify({ title: "x" }), "utf16le")],
    ["of bytes that are no text", Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ])("%s cannot be read", async (_, body) => {
    expectRefusal(await post(body as BodyInit), "malformed_request", "invalid_input");
  });

  test.each(["null", "[]", "42", '"text"', "true", "{}", '[{"type":"standard"}]'])(
    "that is %s lacks all fields",
    async (body) => {
      expectRefusal(await post(body), "invalid_input");
    },
  );

  test("of 2 MB is too large, whether it says its size or not", async () => {
    const large = message({ textHtml: "a".repeat(2 * 1024 * 1024) });
    expectRefusal(await post(large), "request_too_large");
    const head = `POST /api/posts HTTP/1.1\r\nhost: x\r\nauthorization: ${asEls.authorization}\r\ncontent-type: application/json\r\n`;
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    const chunked = await send(address, `${head}transfer-encoding: chunked\r\n\r\n`, chunk.repeat(32), "0\r\n\r\n");
    expectRefusal(chunked, "request_too_large");
    // If the size is declared, the request is refused before the body is sent.
    expectRefusal(await send(address, `${head}content-length: 2000000\r\n\r\n`), "request_too_large");
  });

  test("of a hundred thousand nested lists is refused or read, also under a key", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    for (const body of [deep, `{"title":${deep}}`, `${good().slice(0, -1)},"x":${deep}}`]) {
      const response = await sendRaw(address, "/api/posts", {
        method: "POST",
        headers: { ...asEls, "content-type": "application/json", "idempotency-key": newId() },
        body,
      });
      if (response.status !== 200) expectRefusal(response, "invalid_input", "malformed_request");
    }
  });

  test("with unknown fields is accepted without them", async () => {
    const response = await post(
      message({ isAdmin: true, organisationId: newId(), publishedAt: "2020-01-01T00:00:00Z", state: "published" }),
    );
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text)).toMatchObject({ state: "concept", publishedAt: null });
    expect(JSON.parse(response.text)).not.toHaveProperty("isAdmin");
  });

  test("is ignored for a call that has none", async () => {
    expect(await post(null, null, "/api/token/end").then(({ status }) => status)).toBe(200);
    town.people.els.session && (await revive());
  });
});

/** Signs Els in again after she has signed out. */
async function revive(): Promise<void> {
  await town.db
    .updateTable("public.session")
    .set({ endedAt: null })
    .where("id", "=", town.people.els.session.id)
    .execute();
}

describe("a content type", () => {
  const json = () => good();
  const form = () => new URLSearchParams({ title: "x", type: "standard" }).toString();
  test.each<[string, () => string]>([
    ["text/plain", json],
    ["text/plain;charset=UTF-8", json],
    ["text/html", json],
    ["text/xml", () => "<title>x</title>"],
    ["application/xml", () => '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
    ["application/octet-stream", json],
    ["application/x-www-form-urlencoded", form],
    ["application/x-www-form-urlencoded", json],
    ["multipart/form-data", json],
    [
      "multipart/form-data; boundary=x",
      () => '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--x--\r\n',
    ],
    ["multipart/mixed; boundary=x", json],
    ["application/jsonp", json],
    ["application/json+evil", json],
    ["application/vnd.api+json", json],
    ["application/x-yaml", () => "title: x"],
    ["application/x-msgpack", json],
    ["image/png", json],
    ["*/*", json],
    ["json", json],
    ["; charset=utf-8", json],
    [`application/${"x".repeat(2_000)}`, json],
  ])("%.60s is not JSON", async (type, body) => {
    expectRefusal(await post(body(), type), "malformed_request", "invalid_input");
  });

  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "APPLICATION/JSON",
    "application/json;charset=UTF-8;x=y",
  ])("%s is", async (type) => {
    expect((await post(good(), type)).status).toBe(200);
  });

  test("of JSON is not what a sign-in form has", async () => {
    const body = JSON.stringify({ grant_type: ["password"], username: { $ne: null } });
    expectRefusal(await post(body, "application/json", "/api/token"), "invalid_input");
    expectRefusal(await post("grant_type=admin", "application/x-www-form-urlencoded", "/api/token"), "invalid_input");
  });
});

describe("a query", () => {
  const refusedAs = async (response: Promise<RawAnswer>, field: string, code: RefusalCode = "invalid_input") =>
    expect(expectRefusal(await response, code).fields).toHaveProperty([field]);

  test.each(["state", "search", "theme", "neighbourhoodId", "limit", "cursor", "from"])(
    "with %s twice is refused by name",
    async (name) => {
      await refusedAs(get(`/api/posts?${name}=published&${name}=concept`), name);
    },
  );

  test.each([
    "state[]=concept",
    "state[$ne]=x",
    "limit=1e3",
    "limit=0",
    "limit=51",
    "limit=-1",
    "limit=NaN",
    "limit=",
    "from=gisteren",
    "from=2026-13-45T00:00:00Z",
    "theme=__proto__",
    "types=standard&types=toString",
    "neighbourhoodId=1",
  ])("with %s is refused, or taken without it", async (query) => {
    const response = await get(`/api/posts?${query}`);
    if (response.status !== 200) expectRefusal(response, "invalid_input");
  });

  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  test.each([
    "",
    "x",
    "null",
    "0",
    "eyJ9",
    "%00",
    "../..",
    "a".repeat(301),
    written(null),
    written([]),
    written({}),
    written(["x", "y"]),
    written([0, 0]),
    written(["2026-05-12T08:00:00.000Z", "x"]),
    written(["x", newId()]),
    written(["2026-99-99T08:00:00.000Z", newId()]),
    written(["+275760-09-13T00:00:00.001Z", newId()]),
    written(["2026-05-12T08:00:00.000Z", newId(), "'; drop table post; --"]),
    written(["\0", "\ud800"]),
  ])("with the cursor %.40j that nobody gave out is refused", async (cursor) => {
    const query = `?cursor=${encodeURIComponent(cursor)}`;
    for (const response of [
      await get(`/api/posts${query}`),
      await get(`/api/feed${query}`, asDirk),
      await get(`/api/networks/testdorp/posts${query}`, {}),
    ])
      expectRefusal(response, "invalid_input");
  });

  test("of a thousand neighbourhoods is refused", async () => {
    const many = Array.from({ length: 601 }, () => "neighbourhoodIds=x").join("&");
    await refusedAs(get(`/api/neighbourhoods/streets?${many}`), "neighbourhoodIds");
  });
});

describe("a character that text cannot hold", () => {
  const nul = "a\u0000b";
  const half = "a\ud800b";
  const raw = (value: string) => JSON.stringify(value).replace("\ud800", "\\ud800");
  const withField = (field: string, value: string) => good().replace(/}$/, `,"${field}":${raw(value)}}`);
  test.each([
    ["title", nul, "ab"],
    ["title", half, "a\ufffdb"],
    ["ctaText", half, "a\ufffdb"],
    ["ctaDescription", nul, "ab"],
    ["videoUrl", half, "a\ufffdb"],
  ])("is cleaned from what people type, in %s: %j", async (field, value, kept) => {
    const saved = await post(withField(field, value));
    expect(saved.status).toBe(200);
    expect(JSON.parse(saved.text)).toMatchObject({ [field]: kept });
  });

  test.each([
    ["textHtml", nul],
    ["textHtml", half],
  ])("is refused by name in %s: %j", async (field, value) => {
    const { fields } = expectRefusal(await post(withField(field, value)), "invalid_input");
    expect(fields).toEqual({ [field]: "invalid" });
  });

  test("is refused in a search, a sign-in, a key and a link", async () => {
    expect((await get("/api/posts?search=a%00b")).status, "a search by words is cleaned").toBe(200);
    expectRefusal(await get("/api/posts/check-video?url=%00"), "invalid_input");
    expectRefusal(await get("/api/networks/testdorp/addresses?search=noord%00", {}), "invalid_input");
    const form = "application/x-www-form-urlencoded";
    const signIn = "grant_type=password&username=els%40werk.example&password=%00";
    expectRefusal(
      await sendRaw(address, "/api/token", { method: "POST", headers: { "content-type": form }, body: signIn }),
      "invalid_input",
    );
    const complete = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: nul }),
    };
    expectRefusal(await sendRaw(address, "/api/networks/testdorp/residents/complete", complete), "invalid_input");
  });
});

test("headers of any kind do no harm", async () => {
  const odd: Record<string, string> = {
    "x-client-id": "<script>",
    "accept-language": `${"x".repeat(3_000)},*;q=0`,
    "user-agent": "é'; drop table session; --".repeat(40),
    "idempotency-key": "' or 1=1 --",
    cookie: "__Secure-stoep_refresh_dashboard=%00; stoep_refresh_dashboard=%00; =x; ;;; a=b=c",
    "if-none-match": "*",
    range: "bytes=0-1,2-3",
    "content-encoding": "gzip",
    expect: "nothing",
    "x-request-id": "of my own",
  };
  for (const [name, value] of Object.entries(odd)) {
    const response = await sendRaw(address, "/api/posts", {
      headers: { ...asEls, [name]: Buffer.from(value).toString("latin1") },
    }).catch(() => null);
    if (response && response.status !== 200) expectRefusal(response);
    if (response) expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
  }
  const refresh = {
    method: "POST",
    headers: { "x-client-id": "dashboard", cookie: odd.cookie ?? "" },
    body: new URLSearchParams({ grant_type: "refresh_token" }),
  };
  expectRefusal(await sendRaw(address, "/api/token", refresh), "token_invalid");
});
