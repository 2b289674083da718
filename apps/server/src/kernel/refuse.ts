/** Refusals: responses that the contract names. Anything else that is thrown is an accident. */
import { type FieldCode, type Fields, type RefusalCode, statusOf, type Verdict } from "@stoep/contract/kernel";

/** Default of `retryAfterSeconds` by status. */
const waits: Record<number, number> = { 429: 60, 503: 2 };

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Fields;
  /** When a retry may succeed. */
  readonly retryAfterSeconds: number | null;
  /** What the caller needs to know beside the code. */
  readonly details: unknown;
  constructor(
    code: RefusalCode,
    fields: Fields = {},
    retryAfterSeconds: number | null = waits[statusOf(code)] ?? null,
    details?: unknown,
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

/** Throws the refusal. */
export function refuse(code: RefusalCode, fields: Record<string, FieldCode> = {}): never {
  throw new Refusal(code, fields);
}

/** Throws the refusal with what the caller has to decide about. */
export function refuseWith(code: RefusalCode, details: unknown): never {
  throw new Refusal(code, {}, null, details);
}

/** Throws `invalid_input` (422) with a code per field. */
export function refuseFields(fields: Record<string, FieldCode>): never {
  throw new Refusal("invalid_input", fields);
}

/** Throws the refusal that the verdict names, unless it is `true`. */
export function ensure(verdict: Verdict): void {
  if (verdict !== true) throw new Refusal(verdict);
}
