import { z } from "zod";
import { Id, Instant, LicenceState, Module, NamedReference } from "../kernel/index.ts";

export const LicenceLevel = z.enum(["essential", "premium", "oneoff"]);
export type LicenceLevel = z.infer<typeof LicenceLevel>;

/** What a one-off licence covers; an unlimited module has none. */
export const LicenceScopeView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("neighbourhoods"), neighbourhoods: z.array(NamedReference) }),
  z.object({ kind: z.literal("project"), projectId: Id }),
  z.object({ kind: z.literal("survey"), surveyId: Id }),
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
