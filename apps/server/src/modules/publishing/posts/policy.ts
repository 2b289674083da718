/** Who may do what with a message of their organisation, and why not. D §3 */
import { staffFor, uses } from "@stoep/contract/features";
import type { Verdict } from "@stoep/contract/kernel";
import { featureOf, type KindAndType, publishing, type Visibility } from "@stoep/contract/publishing";
import { accessVerdict, levelVerdict } from "#kernel/access.ts";
import type { LicenceScope, Staff } from "#kernel/actor.ts";
import { scopeVerdict } from "#modules/licences/index.ts";
import { stateOf } from "./rules.ts";

/** Whether the licence includes posts of this kind and type: the access check of a route with that feature. */
export const writeVerdict = (actor: Staff, post: KindAndType): Verdict =>
  accessVerdict(staffFor(featureOf(post), uses.write), actor);

interface JudgedPost extends KindAndType {
  visibility: Visibility;
  neighbourhoodIds: readonly string[];
  createdBy: string | null;
  publishAt: Date | null;
  publishedAt: Date | null;
}

export function verdicts(actor: Staff, post: JudgedPost) {
  const door = accessVerdict(publishing.updatePost.access, actor);
  const edit = door === true ? writeVerdict(actor, post) : door;
  return {
    edit,
    publish: edit === true ? publishVerdict(actor, post) : edit,
    copy: edit === true ? saveVerdict(actor, post.neighbourhoodIds) : edit,
    share: shareVerdict(post),
    // Even for a kind that the licence no longer includes.
    delete: door === true ? deleteVerdict(actor, post) : door,
  } satisfies Record<string, Verdict>;
}

/** Its link, QR code and poster. Nobody could open the link of a draft. */
export function shareVerdict(post: Pick<JudgedPost, "publishAt" | "publishedAt">): Verdict {
  return stateOf(post) === "published" || "not_published";
}

function publishVerdict(actor: Staff, post: JudgedPost): Verdict {
  if (stateOf(post) === "published") return "already_published";
  return reachVerdict(actor.scopes.network, post);
}

/**
 * A one-off licence covers the residents of its neighbourhoods. A message on the public page that names no neighbourhood would
 * reach everybody. D §4
 */
export function reachVerdict(scope: LicenceScope | null, { visibility, neighbourhoodIds }: PostReach): Verdict {
  const isForAll = visibility === "public-page" && neighbourhoodIds.length === 0;
  return scope !== null && isForAll ? "licence_out_of_scope" : scopeVerdict(scope, neighbourhoodIds);
}
type PostReach = Pick<JudgedPost, "visibility" | "neighbourhoodIds">;

/** A live message may keep neighbourhoods that the licence no longer covers, so that mistakes in it can be corrected. */
export function saveVerdict(actor: Staff, wanted: readonly string[], before?: JudgedPost): Verdict {
  const kept = before && stateOf(before) === "published" ? before.neighbourhoodIds : [];
  return scopeVerdict(
    actor.scopes.network,
    wanted.filter((id) => !kept.includes(id)),
  );
}

/** Only an admin deletes others' work. Those who may delete a message may restore it. */
export function deleteVerdict(actor: Staff, post: Pick<JudgedPost, "createdBy">): Verdict {
  return post.createdBy === actor.accountId || levelVerdict(actor, "network", "admin");
}

export function putBackVerdict(actor: Staff, post: Pick<JudgedPost, "createdBy">): Verdict {
  const edit = accessVerdict(publishing.undeletePost.access, actor);
  return edit === true ? deleteVerdict(actor, post) : edit;
}
