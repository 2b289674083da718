/** Other programs build on this document: everything in it must be explained, and its examples accepted. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../packages/contract/src/index.ts";
import {
  kindOf,
  paramsSchema,
  type RefusalCode,
  type Route,
  refusalsOf,
  statusOf,
} from "../packages/contract/src/kernel/index.ts";
import { exampleOf, examplesOf, type Shape } from "./examples.ts";

interface Media {
  schema: Shape;
  examples?: Record<string, { value: unknown }>;
}
interface Parameter {
  name?: string;
  in?: string;
  $ref?: string;
  required?: boolean;
  schema?: Shape;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; headers?: object; content: Record<string, Media> }>;
}
const text = readFileSync("openapi.json", "utf8");
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Shape>; responses: Record<string, { description: string; headers?: object }> };
};
const { paths } = document;
const { schemas } = document.components;
const pathOf = (path: string) => `/api${path.replace(/:([a-zA-Z]+)/g, "{$1}")}`;
const routes = Object.values(contract)
  .flatMap((table) => Object.entries<Route>(table))
  .map(([name, route]) => ({ name, route, operation: paths[pathOf(route.path)]?.[route.method.toLowerCase()] }));

const shownIn = (content: Record<string, Media> = {}) =>
  Object.values(content).flatMap(({ schema, examples }) =>
    examples ? Object.values(examples).map(({ value }) => value) : examplesOf(schema, schemas),
  );

describe.each(routes)("$name", ({ route, operation }) => {
  test("is explained by examples that are accepted", () => {
    expect(operation?.summary.length).toBeGreaterThan(5);
    const named = (place: string) =>
      Object.fromEntries(
        (operation?.parameters ?? [])
          .filter((one) => one.in === place)
          .map(({ name = "", schema = {} }) => [name, exampleOf(schema, schemas, name)]),
      );
    expect(route.query?.safeParse(named("query")).error).toBeUndefined();
    expect(route.params?.safeParse(named("path")).error).toBeUndefined();
    if ("body" in route && route.body) accepted(route.body, shownIn(operation?.requestBody?.content));
    if ("response" in route && kindOf(route) !== "download")
      accepted(route.response, shownIn(operation?.responses[200]?.content));
  });

  test("declares every parameter of its path and its query", () => {
    const named = (place: string) => operation?.parameters.filter((one) => one.in === place).map(({ name }) => name);
    expect(named("path")).toEqual(Object.keys(paramsSchema(route).shape));
    expect(named("query")).toEqual(Object.keys(route.query?.shape ?? {}));
  });

  test("names each code that it can refuse with", () => {
    const codes = Object.entries(operation?.responses ?? {})
      .filter(([status]) => status !== "200")
      .flatMap(([status, { $ref = "" }]) => codesOf($ref).map((code) => ({ code, status })));
    expect(codes.map(({ code }) => code).sort()).toEqual([...refusalsOf(route), "unexpected"].sort());
    for (const { code, status } of codes) expect(statusOf(code)).toBe(Number(status));
  });
});

function codesOf(reference: string): RefusalCode[] {
  const response = find(reference) as { content: Record<string, Media & { schema: { allOf: Shape[] } }> };
  const [, own] = response.content["application/json"]?.schema.allOf ?? [];
  return (own?.properties?.code?.enum ?? []) as RefusalCode[];
}

function find(reference: string): unknown {
  const steps = reference.split("/").slice(1);
  return steps.reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document);
}

function accepted(shape: z.ZodType, examples: unknown[]) {
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    expect(example).toBeDefined();
    expect(z.prettifyError(shape.safeParse(example).error ?? new z.ZodError([]))).toBe("");
  }
}

describe("the components", () => {
  const references = new Set([...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, one = ""]) => one));

  test("are there for each reference, and each is referred to", () => {
    expect([...references].filter((one) => find(one) === undefined)).toEqual([]);
    const named = Object.entries(document.components)
      .filter(([kind]) => kind !== "securitySchemes")
      .flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`));
    expect(named.filter((one) => !references.has(one))).toEqual([]);
  });

  test.each(["headers", "parameters", "responses", "schemas"] as const)(
    "%s are sorted by name, as the paths are",
    (kind) => {
      const all = document.components as Record<string, object>;
      for (const names of [Object.keys(all[kind] ?? {}), Object.keys(paths)]) expect(names).toEqual([...names].sort());
    },
  );
});

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
      ([status, { $ref = "" }]) =>
        ["429", "503"].includes(status) && !JSON.stringify(find($ref)).includes('"Retry-After"'),
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
