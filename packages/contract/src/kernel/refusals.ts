/** How refusals are represented: codes on the wire, one body, one error class. */
import { type RefusalCode, refusals } from "./codes.ts";

export type Fields = Record<string, string>;

/** The body of every response that is not a success. */
export interface RefusalBody {
  code: RefusalCode;
  fields: Fields;
  requestId: string;
  /** What the caller needs to know beside the code; its shape is said where the code is. */
  details?: unknown;
}

export function statusOf(code: RefusalCode): number {
  return refusals[code][0];
}

/** Thrown by the client for every response that is not a success. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly fields: Fields;
  readonly requestId: string;
  readonly details: unknown;
  constructor(body: RefusalBody) {
    super(body.code);
    this.name = "Refused";
    this.code = body.code;
    this.fields = body.fields;
    this.requestId = body.requestId;
    this.details = body.details;
  }
}
