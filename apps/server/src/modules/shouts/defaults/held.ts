import { members } from "#modules/accounts/index.ts";
import { words } from "../inbox/index.ts";
import { passOn, selectChosen } from "./store.ts";

/** A neighbourhood or kind of message of which a member hears first. */
export const heldDefaults: members.HeldKind = {
  kind: "shouts.defaults",
  label: words.held.defaults,
  columns: ["shout_default_handler.account_id"],
  things: selectChosen,
  takers: members.listEditors,
  handOver: ({ db }, leaver, to) => passOn(db, leaver, to?.id ?? null),
};
