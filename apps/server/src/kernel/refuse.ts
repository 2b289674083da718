/** Refusals: responses that the contract names. Anything else that is thrown is an accident. */
import { type FieldCode, type Fields, type RefusalCode, statusOf, type Verdict } from "@stoep/contract/kernel";

/** Default of `retryAfterSeconds` by status. */
const waits: Record<number, number> = { 429: 60, 503: 2 };

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Fields;
  /** When a retry may succeed. */
  readonly retryAfterSeconds: number | null;
  constructor(
    code: RefusalCode,
    fields: Fields = {},
    retryAfterSeconds: number | null = waits[statusOf(code)] ?? null,
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Throws the refusal. */
export function refuse(code: RefusalCode, fields: Record<string, FieldCode> = {}): never {
  throw new Refusal(code, fields);
}

/** Throws `invalid_input` (422) with a code per field. */
export function refuseFields(fields: Record<string, FieldCode>): never {
  throw new Refusal("invalid_input", fields);
}

/** Throws the refusal that the verdict names, unless it is `true`. */
export function ensure(verdict: Verdict): void {
  if (verdict !== true) throw new Refusal(verdict);
}
