/** OpenAPI 3.1 out of the route tables. */
import { z } from "zod";
import type { Contract, RefusalCode, Route } from "../packages/contract/src/kernel/index.ts";
import { kindOf, paramsSchema, refusals, statusOf } from "../packages/contract/src/kernel/index.ts";

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
    info: { title: "Stoep", version, description: "Neighbourhood network: publish, read, answer." },
    servers: [{ url: "/" }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: jsonSchema(Refusal, "output"), ...Object.fromEntries([...named].sort()) },
    },
  };
}

const Refusal = z.object({ code: z.string(), fields: z.record(z.string(), z.string()), requestId: z.string() });

function operation(capability: string, name: string, route: Route): object {
  const open = route.access.to === "anyone";
  return {
    tags: [capability],
    operationId: name,
    summary: route.summary,
    "x-access": route.access,
    ...(open ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters(paramsSchema(route), "path"), ...(route.query ? parameters(route.query, "query") : [])],
    ...requestBody(route),
    responses: { 200: success(route), ...refusalResponses(route.refusals) },
  };
}

function parameters(schema: z.ZodObject, place: "path" | "query"): object[] {
  const json = jsonSchema(schema, "input") as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([key, value]) => ({
    name: key,
    in: place,
    required: place === "path" || (json.required ?? []).includes(key),
    schema: value,
  }));
}

function requestBody(route: Route): object {
  if ("upload" in route) {
    const file = { type: "object", properties: { file: { type: "string", format: "binary" } }, required: ["file"] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: file } } } };
  }
  if (!("body" in route) || !route.body) return {};
  const type = route.encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  return { requestBody: { required: true, content: { [type]: { schema: jsonSchema(route.body, "input") } } } };
}

function success(route: Route): object {
  const kind = kindOf(route);
  if (kind === "download" && "download" in route) {
    return {
      description: route.summary,
      content: { [route.download.type]: { schema: { type: "string", format: "binary" } } },
    };
  }
  const [type, schema] =
    "stream" in route
      ? ["text/event-stream", route.stream]
      : ["application/json", "response" in route ? route.response : z.null()];
  return { description: route.summary, content: { [type]: { schema: jsonSchema(schema, "output") } } };
}

function refusalResponses(codes: readonly RefusalCode[]): Record<string, object> {
  const byStatus = Map.groupBy([...codes, "unexpected" as const], statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${refusals[code][1]}`).join(" "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    ]),
  );
}

/** Shapes that have a name in the contract stand once, under components; input and output of one name may differ. */
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
