/** Messages of neighbours, complete as the contract requires. */
import { idOf, now } from "@stoep/client/testing";
import type { ReadShout, ShoutMoment, ShoutSettings } from "@stoep/contract/shouts";
import { shoutKinds } from "@stoep/contract/shouts/values";
import { aShout } from "../../../app/testing/samples.ts";

export { aShout };

let made = 800;

export function aMoment(change: Partial<ShoutMoment> = {}): ShoutMoment {
  made += 1;
  const by = { kind: "author" as const, name: "Fatma Y.", isMe: false };
  return { id: idOf(made), kind: "written", at: now, by, to: "", text: "", ...change };
}

const nothing = "not_allowed" as const;

export function aReadShout(change: Partial<ReadShout> = {}): ReadShout {
  return {
    ...aShout(),
    timeline: [aMoment()],
    became: [],
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

/** Dirk's own message. */
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
  kinds: shoutKinds.map((kind) => ({ kind, isOn: true })),
  placeholder: "",
  can: { write: true },
  ...change,
});
