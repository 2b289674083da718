import { z } from "zod";
import { Instant, LicenceState, Module } from "../kernel/index.ts";

export const LicenceView = z.object({
  module: Module,
  state: LicenceState,
  level: z.enum(["essential", "premium", "oneoff"]),
  from: Instant,
  until: Instant.nullable(),
});
export type LicenceView = z.infer<typeof LicenceView>;
