/** A call that succeeds, and who makes it. */
import type { InputOf, Route } from "@stoep/contract/kernel";
import type { PersonName } from "../people.ts";

export interface Sample<R extends Route = Route> {
  by: PersonName | "guest";
  input: InputOf<R> | Promise<InputOf<R>>;
  /** What has to be the case, where it would be in the way of other samples. */
  prepare?: () => Promise<void>;
  /** What the caller's browser sends besides. */
  headers?: Promise<Record<string, string>>;
}
export type SamplesOf<T> = { [N in keyof T]: T[N] extends Route ? Sample<T[N]> : never };
