/** What a change of a live post does to people, said before it is saved. S1 §4 */
import { z } from "zod";
import { queryList, textLine } from "../../kernel/index.ts";
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
  /** People who are coming or waiting are told that it is cancelled. */
  "cancelled",
  /** People who were coming are told that it takes place after all. */
  "restored",
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

/** For requests without a body: "moved 12 bell mail push". */
export const consequenceTexts = (all: Consequences): string[] =>
  all.map(({ kind, people, channels }) => [kind, people, ...channels.toSorted()].join(" ")).sort();

/** The same as texts, in any order. */
export const ConfirmedTexts = queryList(textLine(100), consequenceKinds.length);

/** Whether these are the same, in any order. */
export const areSameConsequences = (some: Consequences, others: Consequences): boolean =>
  consequenceTexts(some).join() === consequenceTexts(others).join();
