/** Reading a request: step 4, and the few headers that matter. */
import { type Fields, type Language, languages, paramsSchema, type Route } from "@stoep/contract/kernel";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { Refusal, refuse } from "../refuse.ts";
import { checkShape } from "./shape.ts";

/** What the route reads of a request, by its shapes. Refuses with `invalid_input` and a code for each field. */
export function parseRequest(
  route: Route,
  request: FastifyRequest,
): { params: unknown; query: unknown; body: unknown } {
  const fields: Fields = {};
  const check = (schema: z.ZodType | undefined, value: unknown) =>
    schema ? checkShape(schema, value ?? {}, fields) : undefined;
  const params = paramsSchema(route).safeParse(request.params);
  // A malformed id cannot name anything.
  if (!params.success) refuse("not_found");
  const query = check(route.query, request.query);
  const body = check("body" in route ? route.body : undefined, request.body);
  if (Object.keys(fields).length > 0) throw new Refusal("invalid_input", fields);
  return { params: params.data, query, body };
}

export const clientName = (request: FastifyRequest): string => {
  const name = request.headers["x-client-id"];
  return typeof name === "string" && /^[a-z-]{1,40}$/.test(name) ? name : "api";
};

export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((code) => languages.find((language) => language === code)).find(Boolean) ?? "en";
}
