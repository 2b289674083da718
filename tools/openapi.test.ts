/** Others build on this document: everything in it must be explained, and its examples accepted. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../packages/contract/src/index.ts";
import { kindOf, type Route, refusalsOf, statusOf } from "../packages/contract/src/kernel/index.ts";

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: {
    name?: string;
    in?: string;
    example?: unknown;
    $ref?: string;
    required?: boolean;
    schema?: { type?: string };
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
}
const { paths } = JSON.parse(readFileSync("openapi.json", "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};
const pathOf = (path: string) => `/api${path.replace(/:([a-zA-Z]+)/g, "{$1}")}`;
const routes = Object.values(contract)
  .flatMap((table) => Object.entries<Route>(table))
  .map(([name, route]) => ({ name, route, operation: paths[pathOf(route.path)]?.[route.method.toLowerCase()] }));

const shownIn = (content: Record<string, Media> = {}) =>
  Object.values(content).flatMap(({ example, examples }) =>
    examples ? Object.values(examples).map(({ value }) => value) : [example],
  );

describe.each(routes)("$name", ({ route, operation }) => {
  test("is explained by examples that are accepted", () => {
    expect(operation?.summary.length).toBeGreaterThan(5);
    const named = (place: string) =>
      Object.fromEntries(
        (operation?.parameters ?? []).filter((one) => one.in === place).map((one) => [one.name, one.example]),
      );
    expect(route.query?.safeParse(named("query")).error).toBeUndefined();
    expect(route.params?.safeParse(named("path")).error).toBeUndefined();
    if ("body" in route && route.body) accepted(route.body, shownIn(operation?.requestBody?.content));
    if ("response" in route && kindOf(route) !== "download")
      accepted(route.response, shownIn(operation?.responses[200]?.content));
  });
});

function accepted(shape: z.ZodType, examples: unknown[]) {
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    expect(example).toBeDefined();
    expect(z.prettifyError(shape.safeParse(example).error ?? new z.ZodError([]))).toBe("");
  }
}

test("no two operations have the same id", () => {
  const ids = Object.values(paths).flatMap((one) => Object.values(one).map(({ operationId }) => operationId));
  expect(ids.length).toBe(routes.length);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test.each(routes)("$name lists every status that it can return", ({ route, operation }) => {
  const statuses = new Set([200, 500, ...refusalsOf(route).map(statusOf)]);
  expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual([...statuses].sort((a, b) => a - b));
});

test("responses that ask the caller to wait say how long", () => {
  const silent = routes.filter(({ operation }) =>
    Object.entries(operation?.responses ?? {}).some(
      ([status, answer]) => ["429", "503"].includes(status) && !JSON.stringify(answer).includes('"Retry-After"'),
    ),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("a list in a query may be left out, as long as its shape says so", () => {
  const lists = Object.values(paths).flatMap((one) =>
    Object.values(one).flatMap(({ parameters }) => parameters.filter(({ schema }) => schema?.type === "array")),
  );
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter(({ required }) => required)).toEqual([]);
});

/** The catalogue's calls of these four groups, with the fields of each. S2 §7 */
const catalogue: [method: string, path: string, ...fields: string[]][] = [
  ["POST", "token", "grant_type", "username", "password", "autologin", "refresh_token", "2fa_token"],
  ["GET", "azuread/{providerSlug}"],
  ["POST", "azuread"],
  ["POST", "businessprofileapi/registerlogon"],
  ["GET", "businessprofileapi/profiledetails"],
  ["POST", "businessprofileapi/activateMembership", "membershipId", "vertical", "isEditor"],
  ["POST", "businessprofileapi/edit"],
  ["POST", "businessprofileapi/editphonenumber"],
  ["GET", "businessprofileapi/mailsettings"],
  ["POST", "businessprofileapi/mailsettings"],
  ["POST", "businessprofileapi/changePassword", "oldPassword", "newPassword"],
  ["POST", "businessprofileapi/culture"],
  ["POST", "businessprofileapi/invite"],
  ["POST", "businessprofileapi/claim"],
  ["GET", "businessprofileapi/claiminfo"],
  ["POST", "businessprofileapi/forgotpassword", "username", "returnUrl"],
  ["POST", "businessprofileapi/resetpassword", "id", "code", "password"],
  ["GET", "businessmembersapi/members"],
  ["DELETE", "businessmembersapi/deletemember/{membershipId}"],
  ["DELETE", "businessmembersapi/deleteinvite/{invitationId}"],
  ["POST", "businessmembersapi/editmembership"],
  ["POST", "businessmembersapi/updateverticaltype"],
  ["GET", "businessapi/details"],
  ["POST", "businessapi/details"],
  ["POST", "businessapi/image"],
  ["POST", "businessapi/banner"],
];

test.each(catalogue)("%s %s is there, with its fields and headers", (method, path, ...fields) => {
  const operation = paths[`/api/${path}`]?.[method.toLowerCase()];
  const sent = shownIn(operation?.requestBody?.content).flatMap((example) => Object.keys(example ?? {}));
  expect([...new Set(sent)]).toEqual(expect.arrayContaining(fields));
  const headers = operation?.parameters.flatMap(({ $ref }) => $ref ?? []);
  expect(headers).toEqual(
    expect.arrayContaining(["ClientId", "Language"].map((one) => `#/components/parameters/${one}`)),
  );
});
