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
  if (!(error instanceof Error)) return { message: reasonIn(error) };
  const { code, constraint, table } = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  const facts = {
    type: error.name,
    message: mask(error.message),
    errorCode: code,
    constraint,
    table,
    stack: mask(error.stack ?? ""),
  };
  const within = error instanceof AggregateError ? error.errors.slice(0, 5).map(errorFacts) : undefined;
  return { ...facts, within, cause: error.cause === undefined ? undefined : errorFacts(error.cause) };
}

/** Libraries also throw and report plain objects: their message, or else what they have. */
function reasonIn(value: unknown): string {
  if (typeof value !== "object" || value === null) return mask(String(value));
  if ("message" in value && typeof value.message === "string") return mask(value.message);
  return `an object with ${Object.keys(value).join(", ") || "nothing"}`;
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
        reason: reasonIn,
        url: (url: string) => pathOf(String(url)),
      },
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "…" },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
