/** OpenAPI 3.1 from the route tables. */
import { z } from "zod";
import type { Contract, RefusalCode, Route } from "../packages/contract/src/kernel/index.ts";
import { kindOf, paramsSchema, refusals, refusalsOf, statusOf } from "../packages/contract/src/kernel/index.ts";
import { limits } from "../packages/contract/src/rate-limits.ts";
import { examplesOf } from "./examples.ts";
import { handwrittenExamples } from "./handwritten-examples.ts";

export function openapi(contract: Contract, shapes: Record<string, unknown>, version: string): object {
  nameShapes(shapes);
  const paths: Record<string, Record<string, object>> = {};
  for (const [capability, table] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(table)) {
      const path = `/api${route.path.replace(/:([a-zA-Z]+)/g, "{$1}")}`;
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(capability, name, route) };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Stoep", version, description },
    servers: [{ url: "/" }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      parameters: headers,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: jsonSchema(Refusal, "output"), ...Object.fromEntries([...named].sort()) },
    },
  };
}

const description = [
  "Neighbourhood network: publish, read, answer.",
  "Whatever is no success has one shape, `Refusal`, with a code; `invalid_input` names fields and a code for each.",
  "Every status that a call can answer with is listed with it; `unavailable` means: come back later.",
].join("\n\n");

const header = (name: string, text: string, schema: object, example: string) => ({
  name,
  in: "header",
  required: false,
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
  Language: header(
    "accept-language",
    "Of who is not signed in; whoever is has a language of their own.",
    { type: "string", default: "en" },
    "nl",
  ),
  Place: header(
    "x-place",
    "The membership or residence that the call is made for. If the session has since moved to another, it is refused.",
    { type: "string", format: "uuid" },
    "0199a000-0000-7000-8000-000000000001",
  ),
  IdempotencyKey: header(
    "idempotency-key",
    "The same command sent again with the same key acts once, and gets the same answer, for a day.",
    { type: "string", maxLength: 255 },
    "6f0c3f0e-2d1b-4c58-9a39-0c1f5d0a7e55",
  ),
};

function headersOf(route: Route): object[] {
  const isKept = kindOf(route) === "command" && !("outsideTransaction" in route && route.outsideTransaction);
  const hasPlace = refusalsOf(route).includes("place_changed");
  const names = ["ClientId", "Language", ...(hasPlace ? ["Place"] : []), ...(isKept ? ["IdempotencyKey"] : [])];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

const Refusal = z.object({ code: z.string(), fields: z.record(z.string(), z.string()), requestId: z.string() });

function operation(capability: string, name: string, route: Route): object {
  const open = route.access.to === "anyone";
  const given = (handwrittenExamples as Record<string, Record<string, ByHand>>)[capability]?.[name];
  return {
    tags: [capability],
    operationId: `${capability}_${name}`,
    summary: route.summary,
    "x-access": route.access,
    ...("limit" in route && route.limit ? { "x-limit": { kind: route.limit, ...limits[route.limit] } } : {}),
    ...(open ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(paramsSchema(route), "path"),
      ...(route.query ? parameters(route.query, "query") : []),
      ...headersOf(route),
    ],
    ...requestBody(route, given?.body),
    responses: { 200: success(route, given?.response), ...refusalResponses(refusalsOf(route)) },
  };
}

interface ByHand {
  body?: Record<string, unknown>;
  response?: Record<string, unknown>;
}
/** Examples in OpenAPI's form: a single one, or several by name. */
function shown(examples: Record<string, unknown>): object {
  const all = Object.entries(examples);
  if (all.length === 1) return { example: all[0]?.[1] };
  return { examples: Object.fromEntries(all.map(([name, value]) => [name, { value }])) };
}

function parameters(schema: z.ZodObject, place: "path" | "query"): object[] {
  const json = jsonSchema(schema, "input") as { properties?: Record<string, object> };
  const { example } = examplesOf(schema, "input") as { example: Record<string, unknown> };
  return Object.entries(json.properties ?? {}).map(([key, value]) => ({
    name: key,
    in: place,
    // A list may be optional, which its JSON schema does not say.
    required: place === "path" || !schema.shape[key]?.safeParse(undefined).success,
    schema: value,
    example: example[key],
  }));
}

function requestBody(route: Route, given?: Record<string, unknown>): object {
  if ("upload" in route) {
    const file = { type: "object", properties: { file: { type: "string", format: "binary" } }, required: ["file"] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: file } } } };
  }
  if (!("body" in route) || !route.body) return {};
  const type = route.encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  const examples = shown(given ?? examplesOf(route.body, "input"));
  return {
    requestBody: { required: true, content: { [type]: { schema: jsonSchema(route.body, "input"), ...examples } } },
  };
}

function success(route: Route, given?: Record<string, unknown>): object {
  const kind = kindOf(route);
  if (kind === "download" && "download" in route) {
    const { type, otherTypes = [] } = route.download;
    const schema = { type: "string", format: "binary" };
    return {
      description: route.summary,
      content: Object.fromEntries([type, ...otherTypes].map((one) => [one, { schema }])),
    };
  }
  const [type, schema] =
    "stream" in route
      ? ["text/event-stream", route.stream]
      : ["application/json", "response" in route ? route.response : z.null()];
  const examples = shown(given ?? examplesOf(schema, "output"));
  return { description: route.summary, content: { [type]: { schema: jsonSchema(schema, "output"), ...examples } } };
}

function refusalResponses(codes: readonly RefusalCode[]): Record<string, object> {
  const byStatus = Map.groupBy(new Set([...codes, "unexpected" as const]), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${refusals[code][1]}`).join(" "),
        ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
        content: {
          "application/json": { schema: { $ref: "#/components/schemas/Refusal" }, example: refusal(group[0]) },
        },
      },
    ]),
  );
}

const retryAfter = {
  "Retry-After": {
    description: "Seconds to wait before asking again.",
    required: true,
    schema: { type: "integer", minimum: 1 },
    example: 60,
  },
};

const refusal = (code: RefusalCode | undefined) => ({
  code,
  fields: code === "invalid_input" ? { email: "emailFormat" } : {},
  requestId: "4f2a9c01-7d1e",
});

/** Named shapes of the contract appear once, under components; input and output of one name may differ. */
const named = new Map<string, object>();

/** `shapes`: every exported schema by its name. */
function nameShapes(shapes: Record<string, unknown>): void {
  for (const [name, shape] of Object.entries(shapes)) {
    if (shape instanceof z.ZodObject && !z.globalRegistry.has(shape)) z.globalRegistry.add(shape, { id: name });
  }
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): object {
  const suffix = io === "input" ? "Input" : "";
  const whole = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  const text = JSON.stringify(whole).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    (_, name) => `"#/components/schemas/${name}${suffix}"`,
  );
  const { $schema: _, $defs = {}, id, ...rest } = JSON.parse(text);
  for (const [name, shape] of Object.entries<{ id?: string }>($defs)) {
    const { id: __, ...bare } = shape;
    named.set(`${name}${suffix}`, bare);
  }
  if (typeof id !== "string") return rest;
  named.set(`${id}${suffix}`, rest);
  return { $ref: `#/components/schemas/${id}${suffix}` };
}
