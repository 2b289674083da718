/** Reads the API as a guest, with the reader's address, so that the pages show nothing that a stranger would not get. */
import { type Language, languages } from "@stoep/contract/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOf } from "#kernel/http/request.ts";

export type PageRequest = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>;

export interface Answer<T> {
  status: number;
  body: T;
}

/** `path`: below the network of the address. */
export async function readAsGuest<T>(
  web: FastifyInstance,
  request: Pick<PageRequest, "params" | "ip">,
  path: string,
  query: Record<string, string | readonly string[] | undefined>,
): Promise<Answer<T>> {
  const given = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  const { statusCode, body } = await web.inject({
    url: `/api/networks/${encodeURIComponent(request.params.network ?? "")}/${path}?${new URLSearchParams(given)}`,
    remoteAddress: request.ip,
  });
  return { status: statusCode, body: JSON.parse(body) as T };
}

/** Chosen in the address, else that of the browser. */
export function readerLanguage({ headers, query }: PageRequest): Language {
  return chosenLanguage({ query }) ?? languageOf(headers["accept-language"]);
}

/** Undefined where the address has none, or one that there is not. */
export const chosenLanguage = ({ query }: Pick<PageRequest, "query">): Language | undefined =>
  languages.find((one) => one === query.language);

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
