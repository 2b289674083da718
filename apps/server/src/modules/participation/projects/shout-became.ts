/** Projects that began with a resident's message. S1 §4 */
import { staffFor } from "@stoep/contract/features";
import { accessVerdict } from "#kernel/access.ts";
import type { BecameKind } from "#modules/shouts/index.ts";
import { words } from "../texts.ts";
import { listFromShout } from "./store/post-links.ts";

export const projectsOfShouts: BecameKind = {
  async listFrom({ actor, db, language }, shoutId) {
    if (actor.kind === "staff" && accessVerdict(staffFor("ideas", "viewer"), actor) !== true) return [];
    const rows = await listFromShout(db, { actor, language }, shoutId);
    return rows.map(({ id, name, createdAt, publishedAt }) => ({ id, name, at: publishedAt ?? createdAt }));
  },
  pathOf: { resident: (id) => `/projects/${id}`, staff: (id) => `/participation/projects/${id}` },
  words: words.becameProject,
};
