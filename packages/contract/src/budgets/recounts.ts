/** Counting a district again whose ballots are not published: an owner and two people whom they name have the file, once each. D §11 */
import { z } from "zod";
import { Day, fieldError, Id, Instant, NamedReference, Verdict } from "../kernel/index.ts";
import { secrecy } from "./values.ts";

export const Recount = z.object({
  /** The last day on which the ballots are there; null where there are none, or everybody has them. */
  until: Day.nullable(),
  /** Who may have the file: the owner who named the others, and these. Empty until they are named. */
  people: z.array(NamedReference.extend({ isMe: z.boolean(), takenAt: Instant.nullable() })),
  /** Whom the caller may name. */
  colleagues: z.array(NamedReference),
  can: z.object({ name: Verdict, take: Verdict }),
});
export type Recount = z.infer<typeof Recount>;

/** Colleagues who may edit in participation, and not the caller. */
export const Recounters = z.object({
  accountIds: z.array(Id).length(secrecy.recounters, fieldError("recountersNumber")),
});

/** A pabulib file. */
export const RecountFile = z.object({ name: z.string(), text: z.string() });
