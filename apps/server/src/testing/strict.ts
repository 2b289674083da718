/** What tests look at besides: answers that the contract does not know in full, refusals that a route does not list. */
import type { RefusalCode, Route } from "@stoep/contract/kernel";
import type { Inspector } from "#kernel/http.ts";
import { Refusal } from "#kernel/refuse.ts";

/** Throws where an answer or a refusal is not the contract's. */
export const strict: Inspector = { refusal: checkListed, answer: checkSame };

function checkListed(route: Route, error: unknown): void {
  const always: RefusalCode[] = [
    "invalid_input",
    "not_found",
    "cross_site",
    "key_reused",
    "key_in_use",
    "malformed_request",
    "unavailable",
  ];
  if (!(error instanceof Refusal) || error.code === "unexpected") return;
  if (![...route.refusals, ...always].includes(error.code))
    throw new Error(`${route.path} refuses with ${error.code}, which it does not list`);
}

function checkSame(answer: unknown, result: unknown): void {
  const [sent, made] = [answer, result].map((value) =>
    JSON.stringify(value, (_, one) =>
      one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one,
    ),
  );
  if (sent !== made) throw new Error(`The answer has more or other fields than the contract: ${made?.slice(0, 500)}`);
}
