/**
 * A call of every route of the contract that succeeds, and who makes it. The samples are with their module, in its
 * `testing/samples.ts`; this file has what is needed to call them all.
 */
import { contract } from "@stoep/contract";
import type { Town } from "../town.ts";
import { type Ground, groundOf, neighbourGround, randomGround } from "./ground.ts";
import type { CapabilitySamples, Make, Once, Sample } from "./sample.ts";

export type { Sample };
export type Ids = Ground & Record<string, unknown>;
type AnySamples = CapabilitySamples<Record<string, never>, Record<string, unknown>>;

const all = new Map<string, AnySamples>();
for (const word of Object.keys(contract)) {
  const { samples } = await import(`../../modules/${word}/testing/samples.ts`);
  all.set(word, samples);
}

function samplesOf(capability: string): AnySamples {
  const samples = all.get(capability);
  if (!samples) throw new Error(`modules/${capability}/testing/samples.ts exports no samples`);
  return samples;
}

/** Creates everything that the samples of a capability name, or only what the sample of one route names. */
export async function stage(town: Town, capability: string, route?: string): Promise<Ids> {
  // All calls of the tests come from one address.
  await town.db.deleteFrom("public.rateLimit").execute();
  const { before, stage, random } = samplesOf(capability);
  const once = onceEach(town);
  if (before) await once(before);
  const ids: Ids = { ...random(), ...groundOf(town) };
  for (const key of route ? keysNamed(capability, route) : Object.keys(stage)) {
    const make = stage[key];
    if (!make) throw new Error(`the sample of ${route} needs ${key}, which nobody stages`);
    ids[key] = await once(make);
  }
  return ids;
}

function onceEach(town: Town): Once {
  const made = new Map<unknown, Promise<unknown>>();
  const once = <T>(make: Make<T>): Promise<T> => {
    if (!made.has(make)) made.set(make, (async () => make(town, once))());
    return made.get(make) as Promise<T>;
  };
  return once;
}

/** The staged ids that a sample uses, recognised by their unique values. */
function keysNamed(capability: string, name: string): string[] {
  const own = samplesOf(capability).random();
  const sample = sampleOf({ capability, name }, { ...own, ...randomGround() });
  const text = JSON.stringify(sample);
  const named = Object.entries(own).filter(([, value]) => textsIn(value).some((one) => text.includes(one)));
  return [...named.map(([key]) => key), ...(sample.needs ?? [])];
}

/** Short texts could occur by chance. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.length > 8 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

export const randomIds = (capability: string): Ids => ({ ...randomGround(), ...samplesOf(capability).random() });

/** Random ids for someone of the same network, who may know its streets. */
export const neighbourIds = (capability: string, ids: Ids): Ids => ({
  ...randomIds(capability),
  ...neighbourGround(ids),
});

export function sampleOf({ capability, name }: { capability: string; name: string }, ids: Ids): Sample {
  const samples: Record<string, Sample> = samplesOf(capability).of(ids);
  const sample = samples[name];
  if (!sample) throw new Error(`no sample of ${name}: add it to modules/${capability}/testing/samples.ts`);
  return sample;
}
