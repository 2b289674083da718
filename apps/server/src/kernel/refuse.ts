/** Saying no. A refusal is an answer that the contract names; anything else thrown is an accident. */
import type { FieldCode, Fields, RefusalCode, Verdict } from "@stoep/contract/kernel";

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Fields;
  /** When asking again may help. */
  readonly retryAfterSeconds: number | null;
  constructor(code: RefusalCode, fields: Fields = {}, retryAfterSeconds: number | null = null) {
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
