/** What a change of a live message does to people: computed in the transaction that makes it, and confirmed by its editor. S1 §4 */
import { peopleCount } from "@stoep/contract/people-count";
import { areSameConsequences, type Consequence, type Consequences, consequenceTexts } from "@stoep/contract/publishing";
import type { StaffCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuseWith } from "#kernel/refuse.ts";
import { findTextsLeft } from "#modules/accounts/index.ts";
import { alertChannels } from "../alerts/index.ts";
import { isFreshlyPublished, mayReachOthers, type PostContent } from "../posts/index.ts";
import { countNewlyReached, disclosedReach, selectReachedPlaces } from "../reach/index.ts";

/** A live message, changed from `was` to `is`; the change is stored. */
interface LiveChange {
  postId: string;
  publishedAt: Date;
  was: PostContent;
  is: PostContent;
  changed: string[];
}

/** Refuses with `consequences_unconfirmed` and what was found, unless exactly that was confirmed. */
export function ensureConfirmed(found: Consequences, confirmed: Consequences): void {
  if (!areSameConsequences(found, confirmed)) refuseWith("consequences_unconfirmed", found);
}

/** The same, of a confirmation in an address. */
export function ensureTextsConfirmed(found: Consequences, confirmed: readonly string[]): void {
  if (consequenceTexts(found).join() !== confirmed.toSorted().join()) refuseWith("consequences_unconfirmed", found);
}

type ToldKind = "moved" | "placed" | "cancelled" | "restored";

/** For those who are coming or waiting, by how many of them were told of each. */
export const attendeeConsequences = (told: Readonly<Partial<Record<ToldKind, number>>>): Consequence[] =>
  Object.entries(told)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      kind: kind as ToldKind,
      people: peopleCount(count),
      channels: ["bell", "mail", "push"],
    }));

/** For its readers: it is sent to them as an alert, it reaches more of them, or anyone can read it. */
export async function readerConsequences(call: StaffCall<Tx>, change: LiveChange): Promise<Consequence[]> {
  const { was, is, changed } = change;
  if (!mayReachOthers(changed)) return [];
  const isOpened = is.visibility === "public-page" && was.visibility !== "public-page";
  const readers = is.neighbourhoodIds.length > 0 ? await residentConsequence(call, change) : null;
  return [
    ...(readers ? [readers] : []),
    ...(isOpened ? [{ kind: "public" as const, people: null, channels: [] }] : []),
  ];
}

async function residentConsequence(call: StaffCall<Tx>, change: LiveChange): Promise<Consequence | null> {
  const { postId, publishedAt, was, is } = change;
  const isFresh = isFreshlyPublished(publishedAt, call.now);
  if (is.type === "urgent" && was.type !== "urgent") {
    const places = await selectReachedPlaces(call.db, postId).execute();
    const { residents } = disclosedReach(places, is.visibility === "local-economy");
    return isFresh ? alerted(call, residents) : { kind: "shownAsAlert", people: residents, channels: [] };
  }
  const { isAny, people } = await countNewlyReached(call.db, postId, was);
  // Said of places where nobody lives too: that nobody does would else be told by the question that is not asked. D §9
  if (!isAny && !isWider(was, is)) return null;
  if (!isFresh) return { kind: "shown", people, channels: [] };
  return is.type === "urgent"
    ? alerted(call, people)
    : { kind: "notified", people, channels: ["bell", "mail", "push"] };
}

async function alerted(call: StaffCall<Tx>, people: number | null): Promise<Consequence> {
  const { actor, config } = call;
  const textsLeft = await findTextsLeft({ ...call, network: actor.network }, actor.organisation.id);
  return { kind: "alerted", people, channels: ["bell", ...alertChannels(config, textsLeft)] };
}

/** Whether places were added, with residents or without. */
function isWider(was: PostContent, is: PostContent): boolean {
  const isAdded = (before: string[], after: string[]) => after.some((id) => !before.includes(id));
  return (
    isAdded(was.neighbourhoodIds, is.neighbourhoodIds) ||
    (was.streetIds.length > 0 && isAdded(was.streetIds, is.streetIds)) ||
    (was.visibility === "local-economy" && is.visibility !== "local-economy")
  );
}
