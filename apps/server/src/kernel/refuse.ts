/** Saying no. A refusal is a response that the contract names; anything else thrown is an accident. */
import { type FieldCode, type Fields, type RefusalCode, statusOf, type Verdict } from "@stoep/contract/kernel";

/** Seconds by status, where nobody knows better. */
const waits: Record<number, number> = { 429: 60, 503: 2 };

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Fields;
  /** When asking again may help. */
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

export function refuse(code: RefusalCode, fields: Record<string, FieldCode> = {}): never {
  throw new Refusal(code, fields);
}

/** 422 with one code per field. */
export function refuseFields(fields: Record<string, FieldCode>): never {
  throw new Refusal("invalid_input", fields);
}

export function ensure(verdict: Verdict): void {
  if (verdict !== true) throw new Refusal(verdict);
}
