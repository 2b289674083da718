/** What a change of a live post does to people, said before it is saved. S1 §4 */
import { z } from "zod";
import { channels } from "../../notifications/index.ts";
import { PeopleCount } from "../../people-count.ts";

export const consequenceKinds = [
  /** It goes out as an alert, by every channel. */
  "alerted",
  /** A day or more after its publication: it is shown as an alert, and nobody is sent it. */
  "shownAsAlert",
  /** It appears in the feeds of more people, who are notified of it. */
  "notified",
  /** A day or more after its publication: it appears in the feeds of more people, and nobody is notified. */
  "shown",
  /** Anyone can read it on the public page. */
  "public",
  /** People who are coming or waiting are told of the new time or place. */
  "moved",
  /** People on the waiting list get a place, and are told. */
  "placed",
] as const;

const Consequence = z.object({
  kind: z.enum(consequenceKinds),
  /** How many it concerns; always null for `public`. */
  people: PeopleCount,
  /** By which they may be told: except to those who turned one off. None: nobody is told. */
  channels: z.array(z.enum(["bell", ...channels])).max(channels.length + 1),
});
export type Consequence = z.infer<typeof Consequence>;

/** What the editor was shown and confirmed: the `details` of the refusal `consequences_unconfirmed`. */
export const Consequences = z.array(Consequence).max(consequenceKinds.length);
export type Consequences = z.infer<typeof Consequences>;

/** Whether these are the same, in any order. */
export function areSameConsequences(some: Consequences, others: Consequences): boolean {
  const textOf = (all: Consequences) =>
    all.map(({ kind, people, channels }) => [kind, people, ...channels.toSorted()].join(" ")).sort();
  return textOf(some).join() === textOf(others).join();
}
