import { expect, test } from "vitest";
import { createClient, type WireRequest } from "./client.ts";
import { Refused } from "./refusals.ts";

type Loose = Record<string, Record<string, (input?: object) => Promise<unknown>>>;
function clientThatHears(status: number, text: string, headers: Record<string, string> = {}) {
  const asked: WireRequest[] = [];
  const rows = {
    end: "command POST /token/end",
    token: "command POST /token form",
    find: "query GET /people/:personId",
    save: "download GET /people/file",
  };
  const client = createClient({ accounts: rows }, async (request) => {
    asked.push(request);
    return { status, text: async () => text, blob: async () => new Blob([text]), headers: new Headers(headers) };
  }) as Loose;
  return { accounts: client.accounts ?? {}, asked };
}

test("an empty body is null", async () => {
  expect(await clientThatHears(200, "").accounts.end?.()).toBeNull();
  expect(await clientThatHears(200, '{"done":true}').accounts.end?.()).toEqual({ done: true });
});

test("a refusal is thrown with its code and fields; a foreign response counts as an unreachable service", async () => {
  const refusal = JSON.stringify({ code: "invalid_input", fields: { email: "emailFormat" }, requestId: "r" });
  await expect(clientThatHears(422, refusal).accounts.end?.()).rejects.toMatchObject({
    code: "invalid_input",
    fields: { email: "emailFormat" },
  });
  const page = clientThatHears(502, "<h1>Bad gateway</h1>").accounts.end?.();
  await expect(page).rejects.toBeInstanceOf(Refused);
  await expect(page).rejects.toMatchObject({ code: "unavailable" });
});

test("a download has the name that the server gives it, if any", async () => {
  const open = (headers?: Record<string, string>) => clientThatHears(200, "META", headers).accounts.save?.();
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent("stembiljetten-één plein.pb")}`;
  const file = (await open({ "content-disposition": disposition })) as File;
  expect([file.name, await file.text()]).toEqual(["stembiljetten-één plein.pb", "META"]);
  expect(await open()).not.toBeInstanceOf(File);
});

test("any value can be put into a path; a form is sent as a form", async () => {
  const { accounts, asked } = clientThatHears(200, "null");
  await accounts.find?.({ params: { personId: "../token?x=1#y" }, query: { many: ["a", "b"], none: undefined } });
  await accounts.token?.({ body: { grant_type: "password", username: "a+b@x.be" } });
  expect(asked.map(({ path }) => path)).toEqual(["/api/people/..%2Ftoken%3Fx%3D1%23y?many=a&many=b", "/api/token"]);
  expect(asked[1]).toMatchObject({
    body: "grant_type=password&username=a%2Bb%40x.be",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
});
