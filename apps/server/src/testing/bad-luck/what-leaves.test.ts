/** What leaves the server besides the response bodies: headers, and the log. The server runs apart, with everything it serves. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../database.ts";
import { anAttachment, anImage } from "../files.ts";
import { openLiveStream } from "../live-stream.ts";
import { type MailSink, openMailSink } from "../mail-sink.ts";
import { createLive } from "../messages.ts";
import { password } from "../people.ts";
import { waitUntil } from "../stand-ins.ts";
import { type Installation, newInstallation } from "./installation.ts";
import { expectRefusal, type RawAnswer, send, sendRaw } from "./raw.ts";

let sink: MailSink;
let house: Installation;
let databases: TestDatabase;
beforeAll(async () => {
  sink = await openMailSink({ password: "mailgeheim" });
  databases = await newDatabase();
  house = await newInstallation({ databases, settings: { MAIL_URL: sink.url, STOEP_LOG_LEVEL: "trace" } });
  await house.start();
});
afterAll(async () => {
  await house.close();
  await sink.down();
});

const get = (path: string, headers: Record<string, string> = {}) => sendRaw(house.server.address, path, { headers });
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  sendRaw(house.server.address, path, { method: "POST", body, headers });

/** No response may be taken for another type, or name the software that made it. */
function expectSound({ headers }: RawAnswer): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  for (const name of ["server", "x-powered-by", "via", "x-runtime"]) expect(headers.get(name)).toBeNull();
  expect(JSON.stringify([...headers])).not.toMatch(/fastify|node|express|postgres/i);
}

describe("every kind of response has sound headers", () => {
  test("of the API, successes and refusals: nobody may cache them", async () => {
    const asEls = await house.headersOf("els");
    const json = { ...asEls, "content-type": "application/json" };
    const responses = [
      await get("/api/networks"),
      await get("/api/posts", asEls),
      await post("/api/posts", JSON.stringify({ type: "standard", title: "x", textHtml: "", language: "nl" }), json),
      await get("/api/posts"),
      await get("/api/feed", asEls),
      await get("/api/nothing", asEls),
      await get("/api/posts/x", asEls),
      await post("/api/posts", "{}", json),
      await post("/api/posts", "{", json),
      await post("/api/posts", "x".repeat(2_000_000), json),
      await post("/api/token", new URLSearchParams({ grant_type: "refresh_token", refresh_token: "x" })),
      await post("/api/files/images", "x", { ...asEls, "content-type": "image/png" }),
      await sendRaw(house.server.address, "/api/posts", { method: "DELETE", headers: asEls }),
      await send(house.server.address, "GET /api/posts/%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
      await send(house.server.address, "GRAB /api HTTP/1.1\r\n\r\n"),
    ];
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 401, 403, 404, 422, 400, 413]));
    for (const response of responses) {
      expectSound(response);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toMatch(/^application\/json/);
      if (response.status >= 400) expectRefusal(response);
    }
  });

  test("of files: what was uploaded is shown or saved, and never run", async () => {
    const els = house.as("els");
    const [image, paper] = [await anImage(els), await anAttachment(els)];
    const shown = await get(`${image.address}/320`);
    const kept = await get(`${image.address}/320`, { "if-none-match": shown.headers.get("etag") ?? "" });
    const saved = await get(`${paper.address}/original`);
    expect([shown, kept, saved].map(({ status }) => status)).toEqual([200, 304, 200]);
    for (const response of [shown, kept, saved]) {
      expectSound(response);
      expect(response.headers.get("content-security-policy")).toContain("sandbox");
    }
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment/);
    expectRefusal(await get(`/api/files/testdorp/${"a".repeat(22)}/320`), "not_found");
  });

  test("of the stream", async () => {
    const abort = new AbortController();
    const options = { headers: await house.headersOf("dirk"), signal: abort.signal };
    const { status, headers } = await fetch(`${house.server.address}/api/live`, options);
    abort.abort();
    expect(status).toBe(200);
    expectSound({ status, headers, text: "" });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
  });

  test.each([
    "/",
    "/testdorp",
    "/dashboard/",
    "/dashboard/nowhere",
    "/health/live",
    "/health/ready",
    "/metrics",
    "/api/docs/",
    "/api/openapi.json",
  ])("of %s", async (path) => {
    const response = await get(path);
    expectSound(response);
    expect(response.headers.get("content-security-policy")).toBeTruthy();
    expect(response.headers.get("x-frame-options")).toBe("DENY");
  });

  test.each(["/nothing.js", "/dashboard/nothing.css", "/../../etc/passwd", "/dev/mailbox", "/.env", "/assets/"])(
    "of %s, which is not there",
    async (path) => {
      const response = await get(path);
      expectSound(response);
      if (response.status !== 503 && !response.headers.get("content-type")?.startsWith("text/html"))
        expectRefusal(response, "not_found");
    },
  );
});

describe("the log, at its most verbose, names nobody and gives nothing away", () => {
  const secrets: string[] = [];
  const canary = "kanarie@thuis.example";

  async function signInAndOut(): Promise<void> {
    const form = (changes: Record<string, string>) =>
      new URLSearchParams({ grant_type: "password", username: canary, ...changes });
    await post("/api/token", form({ password: "kanarie-wachtwoord" }));
    const response = await post("/api/token", form({ username: house.people.dirk.email, password }));
    const { access_token, refresh_token } = JSON.parse(response.text);
    const browser = { "x-client-id": "resident", cookie: `__Secure-stoep_refresh_resident=${refresh_token}` };
    await post("/api/token", new URLSearchParams({ grant_type: "refresh_token" }), browser);
    await post("/api/token/end", "", { authorization: `Bearer ${access_token}` });
    await post("/api/token", form({ autologin: "kanarie-link" }));
    secrets.push(access_token, refresh_token, "kanarie-wachtwoord", password, "kanarie-link");
  }

  async function signUp(): Promise<void> {
    const form = {
      email: canary,
      firstName: "Kanarie",
      lastName: "Vogel",
      language: "nl",
      addressId: house.places.noord.streets[0]?.addresses[2]?.id,
      pin: null,
      hasAcceptedTerms: true,
    };
    const headers = { "content-type": "application/json" };
    const asked = await post("/api/networks/testdorp/residents", JSON.stringify(form), headers);
    expect(asked.status, asked.text).toBe(200);
    await waitUntil(() => sink.mails.some(({ to }) => to[0] === canary));
    const [mail] = sink.mails.filter(({ to }) => to[0] === canary);
    const token =
      /token=3D([\w-]+)|token=([\w-]+)/
        .exec(mail?.raw.replaceAll("=\r\n", "") ?? "")
        ?.slice(1)
        .find(Boolean) ?? "";
    expect(token).toMatch(/^[\w-]{20,}$/);
    await get(`/testdorp/welcome?token=${token}`);
    await get(`/api/networks/testdorp/addresses?search=${canary}`);
    const complete = "/api/networks/testdorp/residents/complete";
    await get(`${complete}?token=${token}`);
    for (const password of ["kanarievogel", "fiets-met-gele-bel"]) {
      await post(complete, JSON.stringify({ token, password }), headers);
    }
    secrets.push(token, "fiets-met-gele-bel", "Kanarie", "Vogel");
  }

  /** Rows that PostgreSQL quotes when they violate a constraint, and a missing table. */
  async function accidents(): Promise<void> {
    await databases.asOwner("alter table public.account add constraint unforeseen check (last_name <> 'Vogelaar')");
    const names = { firstName: "Fatma", lastName: "Vogelaar", publicName: "Kanariegeel", wantsAlertMails: true };
    await expect(house.as("fatma").residents.updateMyResidence({ body: names })).rejects.toMatchObject({
      code: "unexpected",
    });
    await databases.asOwner("alter table n_gent.post_total rename to gone");
    await expect(house.as("els").publishing.listPosts()).rejects.toMatchObject({ code: "unexpected" });
    await databases.asOwner("alter table n_gent.gone rename to post_total");
    secrets.push("Vogelaar", "Kanariegeel");
  }

  test("through sign-ins, a sign-up, mails that are refused, a stream, and accidents", async () => {
    const heard = await openLiveStream(house.server.address, await house.headersOf("gust"));
    await signInAndOut();
    await signUp();
    sink.behave.recipient = "550";
    await createLive(house.as("els"), [house.places.zuid], {
      type: "urgent",
      title: "Kanarievogel",
      textHtml: "<p>Kanarietekst</p>",
    });
    await waitUntil(
      async () =>
        (await house.db.selectFrom("public.delivery").select("id").where("state", "=", "failed").execute()).length ===
        3,
    );
    await accidents();
    heard.stop();
    expect(await house.server.end("SIGTERM")).toBe(0);

    const log = house.server.log();
    secrets.push(
      "Kanarievogel",
      "Kanarietekst",
      "mailgeheim",
      new URL(house.databases.pool.options.connectionString ?? "").password,
    );
    expect(log).toContain('"unexpected"');
    expect(log).not.toMatch(/@(thuis|werk)\.example|kanarie/i);
    for (const secret of secrets.filter(Boolean)) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/Bearer|eyJ[\w-]{10}|\$argon2/);
    for (const line of log.trim().split("\n")) expect(() => JSON.parse(line), line).not.toThrow();
  });
});
