/** A call that succeeds, and who makes it; and what a capability brings of them in its `testing/samples.ts`. */
import type { InputOf, Route } from "@stoep/contract/kernel";
import type { PersonName } from "../people.ts";
import type { Town } from "../town.ts";
import type { Ground } from "./ground.ts";

export interface Sample<R extends Route = Route> {
  by: PersonName | "guest";
  input: InputOf<R> | Promise<InputOf<R>>;
  /** What has to be the case, where it would be in the way of other samples. */
  prepare?: () => Promise<void>;
  /** What the caller's browser sends besides. */
  headers?: Promise<Record<string, string>>;
  /** Of what is staged, what must be there though the input does not name it. */
  needs?: readonly string[];
}
export type SamplesOf<T> = { [N in keyof T]: T[N] extends Route ? Sample<T[N]> : never };

/** `once` makes what several ids come from, a single time in one staging. */
export type Make<T> = (town: Town, once: Once) => T | Promise<T>;
export type Once = <T>(make: Make<T>) => Promise<T>;

export interface CapabilitySamples<Routes, Own extends object> {
  /** What has to hold before any of the samples, whatever those before it did. */
  before?: Make<void>;
  /** Makes what the samples are about, each time again, so that a sample may use it up; only what a sample names is made. */
  stage: { [K in keyof Own]: Make<Own[K]> };
  /** Ids that nobody has. */
  random: () => Own;
  /** One for every route; `ids` are real or random. */
  of: (ids: Own & Ground) => SamplesOf<Routes>;
}

/** `defineSamples<typeof publishing>()({ stage, random, of })`: a route without a sample is a compile error. */
export const defineSamples =
  <Routes>() =>
  <Own extends object>(samples: CapabilitySamples<Routes, Own>): CapabilitySamples<Routes, Own> =>
    samples;

/** For a capability whose samples are about nothing but the ground of the town. */
export const nothingStaged = { stage: {}, random: () => ({}) };
