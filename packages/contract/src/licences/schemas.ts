import { z } from "zod";
import { fieldError, Id, Instant, LicenceState, Module, NamedReference } from "../kernel/index.ts";

export const LicenceLevel = z.enum(["essential", "premium", "oneoff"]);
export type LicenceLevel = z.infer<typeof LicenceLevel>;

/** A kind of thing that capabilities provide: "project". */
export const ThingKind = z.string().regex(/^[a-z]{2,20}$/, fieldError("invalid"));

/** What a one-off licence names. */
const NamedThing = z.object({
  kind: ThingKind,
  id: Id,
  /** In the reader's language; empty if it is gone, or a draft of other colleagues. */
  name: z.string(),
  isGone: z.boolean(),
});

/** What a one-off licence covers; an unlimited module has none. */
export const LicenceScopeView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("neighbourhoods"), neighbourhoods: z.array(NamedReference) }),
  z.object({ kind: z.literal("thing"), thing: NamedThing }),
]);
export type LicenceScopeView = z.infer<typeof LicenceScopeView>;

export const LicenceView = z.object({
  id: Id,
  module: Module,
  state: LicenceState,
  level: LicenceLevel,
  from: Instant,
  until: Instant.nullable(),
  /** After the licence ends, its content can be read until this moment. */
  readableUntil: Instant.nullable(),
  scope: LicenceScopeView.nullable(),
});
export type LicenceView = z.infer<typeof LicenceView>;

/** The provider's own pages about the product. null: not set. */
export const MarketingLinks = z.object({
  participation: z.string().nullable(),
  care: z.string().nullable(),
  network: z.string().nullable(),
  demo: z.string().nullable(),
  communities: z.string().nullable(),
});
export type MarketingLinks = z.infer<typeof MarketingLinks>;
