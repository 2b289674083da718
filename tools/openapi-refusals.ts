/** The responses for refusals: one component for each code, or for each set of codes of one status that a route has. */
import { type RefusalCode, refusals, statusOf } from "../packages/contract/src/kernel/index.ts";

/** Codes that routes use together, and the word for them in a component's name. The first match is taken. */
const member = [
  "wrong_kind_of_session",
  "membership_pending",
  "membership_disabled",
  "second_factor_required",
] as const;
const rights = ["no_licence", "module_not_included", "licence_expired", "no_module_access", "level_too_low"] as const;
const groups: Record<string, readonly RefusalCode[]> = { staff: [...member, ...rights], member };

export interface Response {
  description: string;
  headers?: object;
  content: Record<string, object>;
}

/** Collects the responses that the document refers to. */
export class RefusalResponses {
  #named = new Map<string, Response>();

  /** A reference for each status that a route with these codes can return. */
  of(codes: readonly RefusalCode[]): Record<string, object> {
    const byStatus = Map.groupBy(new Set(codes), statusOf);
    return Object.fromEntries(
      [...byStatus].map(([status, group]) => [status, this.#referenceTo(status, group.sort())]),
    );
  }

  #referenceTo(status: number, codes: RefusalCode[]): object {
    const name = nameOf(status, codes);
    this.#named.set(name, responseOf(status, codes));
    return { $ref: `#/components/responses/${name}` };
  }

  all(): Record<string, Response> {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

function nameOf(status: number, codes: RefusalCode[]): string {
  if (codes.length === 1) return String(codes[0]);
  const group = Object.entries(groups).find(([, members]) => members.every((code) => codes.includes(code)));
  const rest = codes.filter((code) => !group?.[1].includes(code));
  return [status, ...(group ? [group[0]] : []), ...rest].join(".");
}

function responseOf(status: number, codes: RefusalCode[]): Response {
  const own = { properties: { code: { enum: codes } } };
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code][1]}`).join(" "),
    ...(status === 429 || status === 503
      ? { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } }
      : {}),
    content: { "application/json": { schema: { allOf: [{ $ref: "#/components/schemas/Refusal" }, own] } } },
  };
}
