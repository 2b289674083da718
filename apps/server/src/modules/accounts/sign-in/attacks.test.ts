/** Common attacks on any installation, each made over HTTP as a stranger would. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { nextTown, password, type Town } from "../../../testing/town.ts";
import { askToken, byLink, byPassword } from "../testing/ask-token.ts";
import { everyToken, type SampleTokens, type TokenRoute, tokenRoutes } from "../testing/every-token.ts";
import { linkTo, secretsIn } from "../testing/mails.ts";
import { byStep, giveApp, simultaneously, startSecondStep, wrongCode } from "../testing/second-factors.ts";

// A hundred requests at once take long on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const names = Object.keys(tokenRoutes) as TokenRoute[];
const kinds = ["access", "refresh", "pending", "signInLink", "reset", "email", "invitation", "signUp", "unknown"];

describe("a token of one purpose never works for another", () => {
  let town: Town;
  let all: SampleTokens;
  beforeAll(async () => {
    town = await nextTown();
    all = await everyToken(town);
  });

  test.each(kinds)("%s", async (kind) => {
    const { value, opens } = all.tokens[kind] ?? { value: "", opens: [] };
    expect(value).not.toBe("");
    for (const door of names.filter((name) => !opens.includes(name))) {
      const { status, body } = await tokenRoutes[door](town, value, all.ids);
      expect([401, 400, 403, 422], `${kind} at ${door}`).toContain(status);
      expect(["sign_in_required", "token_invalid", "invalid_input", "not_found"], `${kind} at ${door}`).toContain(
        body.code,
      );
    }
  });

  test("and is not used up where it does not work", async () => {
    const outcome = async (kind: string, door: TokenRoute) => {
      const { status, body } = await tokenRoutes[door](town, all.tokens[kind]?.value ?? "", all.ids);
      return body.code ?? status;
    };
    for (const kind of kinds) {
      const [door] = all.tokens[kind]?.opens ?? [];
      if (door) expect(await outcome(kind, door), kind).toBe(kind === "pending" ? "second_step_required" : 200);
    }
    // Looking at a token does not use it up.
    expect(await outcome("pending", "secondStep")).toBe("code_wrong");
    expect(await outcome("invitation", "claim")).toBe(200);
    expect(await outcome("signUp", "completeSignUp")).toBe(200);
  });
});

const at = (round: number) => `198.51.${100 + Math.floor(round / 200)}.${round % 200}`;

describe("known and unknown addresses get the same response", () => {
  const send = (town: Town, path: string, username: string, round: number) =>
    town.http.inject({
      method: "POST",
      url: `/api/businessprofileapi/${path}`,
      remoteAddress: at(round),
      payload: { username },
    });
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const bare = (headers: Record<string, unknown>) => {
    const { "x-request-id": _, date: __, ...rest } = headers;
    return rest;
  };

  /**
   * Noise makes one measurement differ; whatever tells addresses apart makes all of them differ. `measure` returns milliseconds,
   * of which the first few are a warm-up.
   */
  async function expectSameTime(measure: () => Promise<Record<string, number[]>>, warmUp: number): Promise<void> {
    let ratios: Record<string, number> = {};
    for (let tries = 0; tries < 3; tries++) {
      const took = await measure();
      const typical = Object.entries(took).map(([kind, times]) => [kind, median(times.slice(warmUp))] as const);
      const unknown = typical.find(([kind]) => kind === "unknown")?.[1] ?? 0;
      ratios = Object.fromEntries(typical.map(([kind, time]) => [kind, time / unknown]));
      if (Object.values(ratios).every((ratio) => ratio > 0.67 && ratio < 1.5)) return;
    }
    expect(ratios, "against an unknown address, three times").toEqual({});
  }

  test.each(["forgotpassword", "signinlink"])("in words and in time: %s", async (path) => {
    const town = await nextTown();
    const people = Object.values(town.people);
    const responses = new Set<string>();
    let round = 0;
    await expectSameTime(async () => {
      await town.db.deleteFrom("public.rateLimit").execute();
      const took = { known: [] as number[], unknown: [] as number[] };
      for (const end = round + 120; round < end; round++) {
        const person = people[round % people.length] ?? town.people.ada;
        const pair = [
          ["known", person.email],
          ["unknown", `x${round}${person.email}`],
        ] as const;
        for (const [kind, email] of round % 2 ? pair : pair.toReversed()) {
          const started = performance.now();
          const response = await send(town, path, email, round);
          took[kind].push(performance.now() - started);
          responses.add(JSON.stringify([response.statusCode, response.json(), bare(response.headers)]));
        }
      }
      return took;
    }, 20);
    expect([...responses]).toHaveLength(1);
    const statements = await town.db.selectFrom("public.delivery").select("id").execute();
    expect(statements, "what differs happens later").toEqual([]);
  });

  test("in words and in time: token, whether there is a second step or not", async () => {
    const town = await nextTown();
    const { ada, els } = town.people;
    await giveApp(town, ada);
    const responses = new Set<string>();
    await expectSameTime(async () => {
      const took: Record<string, number[]> = { second: [], known: [], unknown: [] };
      for (let round = 0; round < 45; round++) {
        for (const [kind, email] of [
          ["second", ada.email],
          ["known", els.email],
          ["unknown", "nobody@werk.example"],
        ] as const) {
          await town.db.deleteFrom("public.rateLimit").execute();
          const started = performance.now();
          const { status, body, cookie } = await askToken(town, byPassword(email, "not it"));
          took[kind]?.push(performance.now() - started);
          responses.add(JSON.stringify([status, { ...body, requestId: "" }, cookie]));
        }
      }
      return took;
    }, 5);
    expect([...responses]).toHaveLength(1);
  });
});

test("a password of a million characters is refused everywhere, without hashing it", async () => {
  const town = await nextTown();
  const { ada } = town.people;
  const long = "x".repeat(1_000_000);
  const link = { id: ada.accountId, code: "x" };
  const nora = { firstName: "Nora", lastName: "Nieuw", email: "nora@werk.example", language: "nl" as const };
  const registration = {
    ...nora,
    jobTitle: "",
    phone: "+32470123456",
    hasAcceptedTerms: true as const,
    password: long,
  };
  const params = { networkSlug: "testdorp" };
  const tooLong = (field: string) => ({ code: "invalid_input", fields: { [field]: "passwordTooLong" } });
  const doorsWithPassword: [string, () => Promise<unknown>][] = [
    [
      "password",
      () => town.guest.accounts.getToken({ body: { ...byPassword(ada.email, long), grant_type: "password" } }),
    ],
    ["password", () => town.guest.accounts.resetPassword({ body: { ...link, password: long } })],
    ["registration.password", () => town.guest.accounts.claim({ body: { token: "x", registration } })],
    ["oldPassword", () => ada.accounts.changePassword({ body: { oldPassword: long, newPassword: "een-boot" } })],
    ["newPassword", () => ada.accounts.changePassword({ body: { oldPassword: password, newPassword: long } })],
    ["password", () => ada.accounts.confirmIdentity({ body: { kind: "password", password: long } })],
    ["password", () => town.guest.residents.completeSignUp({ params, body: { token: "x", password: long } })],
    ["password", () => town.guest.platform.createFirstAccount({ body: { ...nora, token: "x", password: long } })],
  ];
  for (const [field, knock] of doorsWithPassword) await expect(knock()).rejects.toMatchObject(tooLong(field));
  const asked = await town.db.selectFrom("public.rateLimit").select("key").execute();
  expect(asked, "nothing was tried").toEqual([]);
});

const lies = (round: number): Record<string, string> => ({
  "x-forwarded-for": at(round),
  "x-real-ip": at(round),
  forwarded: `for=${at(round)};host=evil.example;proto=http`,
  "cf-connecting-ip": at(round),
  "true-client-ip": at(round),
  "x-client-ip": at(round),
  host: ["evil.example", "stoep.example:80@evil.example", "stoep.example.evil.example"][round % 3] ?? "",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "http",
  "x-forwarded-port": "8080",
  "x-original-url": "/api/businessprofileapi/profiledetails",
  "x-rewrite-url": "/api/token/end",
  "x-http-method-override": ["GET", "DELETE", "PUT"][round % 3] ?? "",
  "x-remote-user": "stijn@thuis.example",
  "x-forwarded-user": "stijn@thuis.example",
});

describe("forged headers change nothing", () => {
  test("neither the link in a mail, nor how many may be requested", async () => {
    const town = await nextTown();
    const { els } = town.people;
    const ask = (round: number, username: string) =>
      town.http.inject({
        method: "POST",
        url: "/api/businessprofileapi/forgotpassword",
        remoteAddress: "192.0.2.7",
        headers: lies(round),
        payload: { username },
      });
    for (let round = 0; round < 30; round++) {
      const response = await ask(round, round < 3 ? els.email : `somebody${round}@thuis.example`);
      expect(response.json()).toEqual({ done: true });
    }
    expect((await ask(30, els.email)).json().code).toBe("too_many_requests");
    await town.runDue();
    const mails = town.mails(els.email);
    expect(mails).toHaveLength(3);
    for (const { html, text } of mails) {
      expect(`${html}${text}`).not.toContain("evil.example");
      const links = [...`${html}\n${text}`.matchAll(/(?:href="|: )(https?:\/\/[^\s"<]+)/g)].map(
        ([, link]) => new URL(link ?? "").origin,
      );
      expect(new Set(links)).toEqual(new Set(["https://stoep.example"]));
    }
  });

  test("nor how many codes may be tried, nor who the caller is, nor whether the cookie is secure", async () => {
    const town = await nextTown();
    const { ada } = town.people;
    const code = await giveApp(town, ada);
    const token = await startSecondStep(town, ada);
    const wrong = wrongCode(code(), code(30), code(-30));
    const codes = [];
    for (let round = 0; round < 12; round++)
      codes.push((await askToken(town, byStep(token, wrong), { headers: lies(round) })).body.code);
    expect(codes).toEqual([...Array(4).fill("code_wrong"), ...Array(8).fill("challenge_over")]);
    const guest = await town.http.inject({ url: "/api/businessprofileapi/profiledetails", headers: lies(1) });
    expect(guest.json().code).toBe("sign_in_required");
    const { attributes } = await askToken(town, byPassword(town.people.els.email, password), {
      client: "dashboard",
      headers: lies(2),
    });
    expect(attributes).toMatchObject({ secure: true, path: "/api/token" });
  });
});

const spellings = [
  "/api/token",
  "/api/token/",
  "/api//token",
  "//api/token",
  "/api/token//",
  "/api/./token",
  "/api/x/../token",
  "/API/token",
  "/api/TOKEN",
  "/api/Token",
  "/Api/Token",
  "/api/toKen",
  "/api/tOKEN/",
  "/api/%74oken",
  "/api/tok%65n",
  "/%61pi/token",
  "/api/%74%6f%6b%65%6e",
  "/api%2ftoken",
  "/api%2Ftoken",
  "/api/token%00",
  "/api/token%20",
  "/api/%20token",
  "/api/token%2e",
  "/api/token%2f",
  "/api/token%3f",
  "/api/token?",
  "/api/token?a=1",
  "/api/token?a=2&a=3",
  "/api/token#x",
  "/api/token;a=1",
  "/api/token,",
  "/api/token.json",
  "/api/token.",
  "/api/token..",
  "/api/tokén",
  "/api/token%c2%a0",
  "/api/%2574oken",
  "/api/../api/token",
  "/./api/token",
  "/api/token/.",
  "/api/token/..;/token",
  "\\api\\token",
];

test("forty spellings of a path reach the same route, or none", async () => {
  expect(new Set(spellings).size).toBeGreaterThanOrEqual(40);
  const town = await nextTown();
  const { ada, els } = town.people;
  const knock = (url: string, form: Record<string, string>, round: number) =>
    town.http
      .inject({
        method: "POST",
        url,
        remoteAddress: at(round),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(form).toString(),
      })
      .then(({ statusCode, body }) => (statusCode === 404 ? "none" : JSON.parse(body).code));
  const atDoor = async (form: Record<string, string>) => {
    const codes = [];
    for (let round = 0; round < 2 * spellings.length; round++)
      codes.push(await knock(spellings[round % spellings.length] ?? "", form, round));
    return codes.filter((code) => code !== "none" && code !== "malformed_request");
  };
  const passwords = await atDoor(byPassword(els.email, "not it"));
  expect(passwords.slice(0, 5)).toEqual(Array(5).fill("credentials_wrong"));
  expect(new Set(passwords.slice(5))).toEqual(new Set(["too_many_tries"]));
  const code = await giveApp(town, ada);
  const steps = await atDoor(byStep(await startSecondStep(town, ada), wrongCode(code(), code(30), code(-30))));
  expect(steps.slice(0, 4)).toEqual(Array(4).fill("code_wrong"));
  expect(new Set(steps.slice(4))).toEqual(new Set(["challenge_over"]));
});

test("a mailed link works once out of a hundred uses, even from a hundred addresses", async () => {
  const town = await nextTown();
  const { els } = town.people;
  await town.guest.accounts.forgotPassword({ body: { username: els.email } });
  const { id, code } = secretsIn(await linkTo(town, els.email));
  const responses = await simultaneously(100, (round) =>
    town.http.inject({
      method: "POST",
      url: "/api/businessprofileapi/resetpassword",
      remoteAddress: at(round),
      payload: { id, code, password: "een-boot-met-zeil" },
    }),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(
    responses.filter((response) => response.statusCode !== 200).every((one) => one.json().code === "token_invalid"),
  ).toBe(true);
  expect((await askToken(town, byLink(code))).body.code).toBe("token_invalid");
});

test("a response with a secret is not stored for repeated requests", async () => {
  const town = await nextTown();
  const { ada } = town.people;
  await giveApp(town, ada);
  for (const path of ["factors/recovery-codes", "factors/passkey"]) {
    const headers = { ...(await ada.headers()), "idempotency-key": `key of ${path}` };
    const response = await town.http.inject({ method: "POST", url: `/api/businessprofileapi/${path}`, headers });
    expect(response.statusCode).toBe(200);
  }
  const kept = await town.db.selectFrom("public.idempotency").select("answer").execute();
  expect(JSON.stringify(kept)).not.toContain("recoveryCodes");
});
