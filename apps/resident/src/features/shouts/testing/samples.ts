/** Messages of neighbours, complete as the contract requires. */
import { idOf, now } from "@stoep/client/testing";
import type { ReadShout, ShoutCard, ShoutMoment, ShoutSettings } from "@stoep/contract/shouts";
import { kinds } from "../kinds.ts";

let made = 700;

export function aShout(change: Partial<ShoutCard> = {}): ShoutCard {
  made += 1;
  return {
    id: idOf(made),
    kind: "idea",
    title: "A bench by the water",
    text: "So that one can sit there.",
    language: "en",
    author: { name: "Fatma Y.", isMe: false },
    neighbourhood: { id: idOf(3), name: "Muide" },
    place: null,
    theme: null,
    images: [],
    sharing: "municipality",
    status: "new",
    solvedAs: null,
    createdAt: now,
    isEdited: false,
    reactions: {},
    myReaction: null,
    commentCount: 0,
    followers: 0,
    isFollowed: false,
    isHidden: false,
    ...change,
  };
}

export function aMoment(change: Partial<ShoutMoment> = {}): ShoutMoment {
  made += 1;
  const by = { kind: "author" as const, name: "Fatma Y.", isMe: false };
  return { id: idOf(made), kind: "written", at: now, by, to: "", text: "", ...change };
}

const nothing = "not_allowed" as const;

export function aReadShout(change: Partial<ReadShout> = {}): ReadShout {
  return {
    ...aShout(),
    version: 1,
    timeline: [aMoment()],
    outcome: "",
    decision: null,
    askedBy: null,
    reopenUntil: null,
    can: {
      edit: nothing,
      withdraw: nothing,
      solve: nothing,
      reopen: nothing,
      share: nothing,
      follow: true,
      report: true,
    },
    ...change,
  };
}

/** What Dirk wrote himself. */
export function ownShout(change: Partial<ReadShout> = {}): ReadShout {
  const { can, ...shout } = aReadShout();
  const by = { kind: "author" as const, name: "Dirk V.", isMe: true };
  return {
    ...shout,
    author: { name: "Dirk V.", isMe: true },
    timeline: [aMoment({ by })],
    can: { ...can, edit: true, withdraw: true, solve: true, follow: nothing, report: nothing },
    ...change,
  };
}

export const settings = (change: Partial<ShoutSettings> = {}): ShoutSettings => ({
  organisation: { id: idOf(5), name: "Stad Gent" },
  kinds: kinds.map((kind) => ({ kind, isOn: true })),
  placeholder: "",
  can: { write: true },
  ...change,
});
