/** Who may do what with a message of their organisation, and if not, why not. D §3 */
import type { Verdict } from "@stoep/contract/kernel";
import { publishing, type Visibility } from "@stoep/contract/publishing";
import { accessVerdict, levelVerdict } from "#kernel/access.ts";
import type { LicenceScope, Staff } from "#kernel/actor.ts";
import { scopeVerdict } from "#modules/licences/index.ts";
import { stateOf } from "./rules.ts";

interface Post {
  visibility: Visibility;
  neighbourhoodIds: readonly string[];
  createdBy: string | null;
  publishAt: Date | null;
  publishedAt: Date | null;
}

export function verdicts(actor: Staff, post: Post) {
  const edit = accessVerdict(publishing.updatePost.access, actor);
  return {
    edit,
    publish: edit === true ? publishVerdict(actor, post) : edit,
    delete: edit === true ? deleteVerdict(actor, post) : edit,
  } satisfies Record<string, Verdict>;
}

function publishVerdict(actor: Staff, post: Post): Verdict {
  if (stateOf(post) === "published") return "already_published";
  return reachVerdict(actor.scopes.network, post);
}

/**
 * A one-off licence covers the residents of its neighbourhoods. A message on the public page that names no neighbourhood would
 * reach everybody. D §4
 */
export function reachVerdict(scope: LicenceScope | null, { visibility, neighbourhoodIds }: Reaching): Verdict {
  const isForAll = visibility === "public-page" && neighbourhoodIds.length === 0;
  return scope !== null && isForAll ? "licence_out_of_scope" : scopeVerdict(scope, neighbourhoodIds);
}
type Reaching = Pick<Post, "visibility" | "neighbourhoodIds">;

/** A live message may keep neighbourhoods that the licence no longer covers, so that mistakes in it can be corrected. */
export function saveVerdict(actor: Staff, wanted: readonly string[], before?: Post): Verdict {
  const kept = before && stateOf(before) === "published" ? before.neighbourhoodIds : [];
  return scopeVerdict(
    actor.scopes.network,
    wanted.filter((id) => !kept.includes(id)),
  );
}

/** Only an admin deletes others' work. Anyone who may delete a message may put it back. */
export function deleteVerdict(actor: Staff, post: Pick<Post, "createdBy">): Verdict {
  return post.createdBy === actor.accountId || levelVerdict(actor, "network", "admin");
}
