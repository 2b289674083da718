/** The types of samples: a call that succeeds and who makes it, and what a capability exports from its `testing/samples.ts`. */
import type { InputOf, Route } from "@stoep/contract/kernel";
import type { PersonName } from "../people.ts";
import type { Town } from "../town.ts";
import type { Ground } from "./ground.ts";

export interface Sample<R extends Route = Route> {
  by: PersonName | "guest";
  input: InputOf<R> | Promise<InputOf<R>>;
  /** Sets up a state that would disturb other samples. */
  prepare?: () => Promise<void>;
  /** Extra headers that the caller's browser sends. */
  headers?: Promise<Record<string, string>>;
  /** Staged ids that must exist although the input does not name them. */
  needs?: readonly string[];
}
export type SamplesOf<T> = { [N in keyof T]: T[N] extends Route ? Sample<T[N]> : never };

/** `once` makes something that several ids come from only once per staging. */
export type Make<T> = (town: Town, once: Once) => T | Promise<T>;
export type Once = <T>(make: Make<T>) => Promise<T>;

export interface CapabilitySamples<Routes, Own extends object> {
  /** Restores what all samples need, whatever earlier ones did. */
  before?: Make<void>;
  /** Creates the ids that samples name, again for each sample, so that a sample may use them up; only named ones are created. */
  stage: { [K in keyof Own]: Make<Own[K]> };
  /** Ids that do not exist. */
  random: () => Own;
  /** A sample for every route; `ids` are real or random. */
  of: (ids: Own & Ground) => SamplesOf<Routes>;
}

/** `defineSamples<typeof publishing>()({ stage, random, of })`: a route without a sample is a compile error. */
export const defineSamples =
  <Routes>() =>
  <Own extends object>(samples: CapabilitySamples<Routes, Own>): CapabilitySamples<Routes, Own> =>
    samples;

/** For a capability whose samples need only the town's own ids. */
export const nothingStaged = { stage: {}, random: () => ({}) };
