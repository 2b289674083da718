/** Who hears first of what residents write to the city. */
import { z } from "zod";
import { fieldError, Id, NamedReference } from "../../kernel/index.ts";
import { ShoutKind, shoutLimits } from "../schemas.ts";

export const DefaultHandler = z.object({
  /** null: wherever it was written. */
  neighbourhood: NamedReference.nullable(),
  /** null: of every kind. */
  kind: ShoutKind.nullable(),
  handler: NamedReference,
});
export const DefaultHandlers = z.object({
  items: z.array(DefaultHandler),
  /** Those who may be chosen, by name. */
  colleagues: z.array(NamedReference),
});
export type DefaultHandlers = z.infer<typeof DefaultHandlers>;

/** All of them; one for each neighbourhood and kind at most (`invalid`). */
export const DefaultHandlersDraft = z.object({
  items: z
    .array(z.object({ neighbourhoodId: Id.nullable(), kind: ShoutKind.nullable(), accountId: Id }))
    .max(shoutLimits.defaultHandlers, fieldError("tooMany")),
});
export type DefaultHandlersDraft = z.infer<typeof DefaultHandlersDraft>;
