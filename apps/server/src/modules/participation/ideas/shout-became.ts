/** Ideas that began as a resident's message. S1 §4 */
import { staffFor } from "@stoep/contract/features";
import { accessVerdict } from "#kernel/access.ts";
import type { BecameKind } from "#modules/shouts/index.ts";
import { words } from "../texts.ts";
import { listFromShout } from "./store/from-shout.ts";

export const ideasOfShouts: BecameKind = {
  async listFrom({ actor, db }, shoutId) {
    if (actor.kind === "staff" && accessVerdict(staffFor("ideas", "viewer"), actor) !== true) return [];
    return listFromShout(db, actor, shoutId);
  },
  pathOf: { resident: (id) => `/ideas/${id}`, staff: (id) => `/participation/ideas/${id}` },
  words: words.becameIdea,
};
