/** OpenAPI 3.1 from the route tables. */
import { z } from "zod";
import type { Contract, Route } from "../packages/contract/src/kernel/index.ts";
import { kindOf, paramsSchema, refusalsOf } from "../packages/contract/src/kernel/index.ts";
import { limits } from "../packages/contract/src/rate-limits.ts";
import { handwrittenExamples } from "./handwritten-examples.ts";
import { RefusalResponses } from "./openapi-refusals.ts";
import { nameShapes, Shapes } from "./openapi-shapes.ts";

const methods = ["get", "post", "put", "patch", "delete"];

/** `doors`: the exports of each capability of the contract. */
export function openapi(contract: Contract, doors: Record<string, Record<string, unknown>>, version: string): object {
  nameShapes({ ...doors, openapi: { Refusal } });
  const parts: Parts = { shapes: new Shapes(), refusals: new RefusalResponses() };
  parts.shapes.schemaOf(Refusal, "output");
  const operations = Object.entries(contract).flatMap(([capability, table]) =>
    Object.entries(table).map(([name, route]) => ({
      path: `/api${route.path.replace(/:([a-zA-Z]+)/g, "{$1}")}`,
      method: route.method.toLowerCase(),
      content: operation(parts, capability, name, route),
    })),
  );
  operations.sort((one, other) => methods.indexOf(one.method) - methods.indexOf(other.method));
  const paths: Record<string, Record<string, object>> = {};
  for (const path of operations.map((one) => one.path).sort()) paths[path] = {};
  for (const { path, method, content } of operations) paths[path] = { ...paths[path], [method]: content };
  return parts.shapes.complete({
    openapi: "3.1.0",
    info: { title: "Stoep", version, description },
    servers: [{ url: "/" }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      headers: { RetryAfter },
      parameters: headers,
      responses: parts.refusals.all(),
      schemas: {},
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  });
}

const description = [
  "Neighbourhood network: publish, read, answer.",
  "Every answer but a success has one shape, `Refusal`, with a code; `invalid_input` names fields and a code for each.",
  "Every status that a call can answer with is listed with it; `unavailable` means: come back later.",
  "Integers lie between -(2^53 - 1) and 2^53 - 1, unless narrower bounds are given.",
].join("\n\n");

const header = (name: string, text: string, schema: object, example: string) => ({
  name,
  in: "header",
  description: text,
  schema,
  example,
});
const headers = {
  ClientId: header(
    "x-client-id",
    "Which application calls. `dashboard` and `resident` are browsers: they get their refresh token in a cookie.",
    { type: "string", pattern: "^[a-z-]{1,40}$", default: "api" },
    "api",
  ),
  IdempotencyKey: header(
    "idempotency-key",
    "The same command sent again with the same key acts once, and gets the same answer, for a day.",
    { type: "string", maxLength: 255 },
    "6f0c3f0e-2d1b-4c58-9a39-0c1f5d0a7e55",
  ),
  Language: header(
    "accept-language",
    "The language of a caller who is not signed in; those who are have a language of their own.",
    { type: "string", default: "en" },
    "nl",
  ),
  Place: header(
    "x-place",
    "The membership or residence that the call is made for. If the session has since moved to another, it is refused.",
    { type: "string", format: "uuid" },
    "0199a000-0000-7000-8000-000000000001",
  ),
};

function headersOf(route: Route): object[] {
  const isKept = kindOf(route) === "command" && !("outsideTransaction" in route && route.outsideTransaction);
  const hasPlace = refusalsOf(route).includes("place_changed");
  const names = ["ClientId", "Language", ...(hasPlace ? ["Place"] : []), ...(isKept ? ["IdempotencyKey"] : [])];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

interface Parts {
  shapes: Shapes;
  refusals: RefusalResponses;
}

const Refusal = z
  .object({
    code: z.string(),
    fields: z.record(z.string(), z.string()),
    requestId: z.string(),
    details: z.unknown().optional(),
  })
  .meta({ examples: [{ code: "invalid_input", fields: { email: "emailFormat" }, requestId: "4f2a9c01-7d1e" }] });

const RetryAfter = {
  description: "Seconds to wait before asking again.",
  required: true,
  schema: { type: "integer", minimum: 1, examples: [60] },
};

function operation({ shapes, refusals }: Parts, capability: string, name: string, route: Route): object {
  const open = route.access.to === "anyone";
  const given = (handwrittenExamples as Record<string, Record<string, Handwritten>>)[capability]?.[name];
  return {
    tags: [capability],
    operationId: `${capability}_${name}`,
    summary: route.summary,
    "x-access": route.access,
    ...("limit" in route && route.limit ? { "x-limit": { kind: route.limit, ...limits[route.limit] } } : {}),
    ...(open ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(shapes, paramsSchema(route), "path"),
      ...(route.query ? parameters(shapes, route.query, "query") : []),
      ...headersOf(route),
    ],
    ...requestBody(shapes, route, given?.body),
    responses: { 200: success(shapes, route, given?.response), ...refusals.of([...refusalsOf(route), "unexpected"]) },
  };
}

interface Handwritten {
  body?: Record<string, unknown>;
  response?: Record<string, unknown>;
}
const examples = (given: Record<string, unknown> | undefined) =>
  given ? { examples: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value }])) } : {};

function parameters(shapes: Shapes, schema: z.ZodObject, place: "path" | "query"): object[] {
  return Object.entries(shapes.fieldsOf(schema, "input")).map(([key, field]) => ({
    name: key,
    in: place,
    // A list may be optional, which its JSON schema does not say.
    ...(place === "path" || !schema.shape[key]?.safeParse(undefined).success ? { required: true } : {}),
    schema: field,
  }));
}

function requestBody(shapes: Shapes, route: Route, given?: Record<string, unknown>): object {
  if ("upload" in route) {
    const file = { type: "object", properties: { file: { type: "string", format: "binary" } }, required: ["file"] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: file } } } };
  }
  if (!("body" in route) || !route.body) return {};
  const type = route.encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  const schema = shapes.schemaOf(route.body, "input");
  return { requestBody: { required: true, content: { [type]: { schema, ...examples(given) } } } };
}

function success(shapes: Shapes, route: Route, given?: Record<string, unknown>): object {
  const kind = kindOf(route);
  if (kind === "download" && "download" in route) {
    const { type, otherTypes = [] } = route.download;
    const schema = { type: "string", format: "binary" };
    return {
      description: route.summary,
      content: Object.fromEntries([type, ...otherTypes].map((one) => [one, { schema }])),
    };
  }
  const [type, shape] =
    "stream" in route
      ? ["text/event-stream", route.stream]
      : ["application/json", "response" in route ? route.response : z.null()];
  const schema = shapes.schemaOf(shape, "output");
  return { description: route.summary, content: { [type]: { schema, ...examples(given) } } };
}
