/** Logs: one line of JSON per event. Addresses, tokens and anything else that could identify a person are masked here. */
import pino, { type DestinationStream } from "pino";
import { type Log, pathOf } from "#kernel/log.ts";

const hidden = ["authorization", "cookie", "password", "token", "secret", "email", "phone", "to", "code", "body"];
const addresses = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g;
const numbers = /\+\d[\d ]{7,}\d/g;
/** JSON Web Tokens, by how they begin. */
const tokens = /\beyJ[\w-]+(\.[\w-]*)+/g;
const mask = (text: string) => text.replace(addresses, "…@…").replace(numbers, "+…").replace(tokens, "…");

/** Drops what drivers add to errors: PostgreSQL's `detail` and query parameters quote the row. */
function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: mask(String(error)) };
  const { code, constraint, table } = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  const facts = {
    type: error.name,
    message: mask(error.message),
    errorCode: code,
    constraint,
    table,
    stack: mask(error.stack ?? ""),
  };
  return error.cause === undefined ? facts : { ...facts, cause: errorFacts(error.cause) };
}

export function openLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: errorFacts,
        reason: (text: string) => mask(String(text)),
        url: (url: string) => pathOf(String(url)),
      },
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "…" },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
