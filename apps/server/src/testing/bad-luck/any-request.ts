/** Requests of a route with generated input. */
import { fillPath, paramsSchema } from "@stoep/contract/kernel";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import type { z } from "zod";
import type { Walked } from "../sweep/routes.ts";
import { spoiled, valuesOf } from "./any-input.ts";

export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: { name: string; content: Uint8Array };
}

interface Known {
  /** Of existing things. */
  ids: string[];
  files: Uint8Array[];
}

/** The input of the sample, which names existing things, with each part kept or generated. */
export function inputsOf({ route }: Walked, sample: Input, { ids, files }: Known): fc.Arbitrary<Input> {
  const part = (schema: z.ZodType | undefined, like: unknown) => {
    if (!schema) return fc.constant(undefined);
    const made = valuesOf(schema, ids);
    if (!isObject(like)) return made;
    const some = fc.uniqueArray(fc.constantFrom(...Object.keys(like)), { maxLength: 2 });
    const alike = fc.tuple(made, some).map(([value, keys]) => {
      const kept = Object.entries(like).filter(([key]) => !keys.includes(key));
      return isObject(value) ? { ...value, ...Object.fromEntries(kept) } : value;
    });
    return fc.oneof(made, { weight: 2, arbitrary: alike });
  };
  const params = fc.oneof(
    { weight: 3, arbitrary: fc.constant(sample.params) },
    { weight: 1, arbitrary: part(paramsSchema(route), sample.params) },
  );
  const whole = fc.record({
    params,
    query: part(route.query, sample.query),
    body: part("body" in route ? route.body : undefined, sample.body),
    ...("upload" in route
      ? {
          file: fc.record({
            name: fc.string().map((stem) => `${stem}.png`),
            content: fc.oneof(fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom(...files)),
          }),
        }
      : {}),
  }) as fc.Arbitrary<Input>;
  return fc.oneof(whole, spoiled(whole) as fc.Arbitrary<Input>);
}
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const asText = (value: unknown): string =>
  typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "");
const asTexts = (values: unknown): Record<string, string> =>
  isObject(values) ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asText(value)])) : {};
/** Lists are sent as a repeated parameter. */
const asQuery = (values: unknown): Record<string, unknown> =>
  isObject(values)
    ? Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.map(asText) : asText(value)]),
      )
    : {};

/** What is sent for it. */
export function requestOf({ route }: Walked, input: Input | null): InjectOptions {
  const { method } = route;
  const url = fillPath(route.path, { params: asTexts(input?.params), query: asQuery(input?.query) });
  if ("encoding" in route) {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return { method, url, headers, payload: new URLSearchParams(asTexts(input?.body)).toString() };
  }
  if ("upload" in route) return { method, url, ...multipart(input?.file) };
  if (method === "GET" || input?.body === undefined) return { method, url };
  return { method, url, headers: { "content-type": "application/json" }, payload: JSON.stringify(input.body) };
}

function multipart(file: Input["file"]) {
  const name = asText(file?.name ?? "").replace(/["\r\n]/g, "");
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const content = file?.content instanceof Uint8Array ? file.content : new Uint8Array();
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--edge--\r\n")]),
    headers: { "content-type": "multipart/form-data; boundary=edge" },
  };
}
