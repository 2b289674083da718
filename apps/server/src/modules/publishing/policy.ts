/** Who may do what with a message of their organisation, and if not, why not. D §3 */
import type { Verdict } from "@stoep/contract/kernel";
import { publishing } from "@stoep/contract/publishing";
import { accessVerdict, levelVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { stateOf } from "./rules.ts";

interface Post {
  createdBy: string | null;
  publishAt: Date | null;
  publishedAt: Date | null;
}

export function verdicts(actor: Staff, post: Post) {
  const edit = accessVerdict(publishing.updatePost.access, actor);
  return {
    edit,
    publish: edit === true && stateOf(post) === "published" ? ("already_published" as const) : edit,
    delete: edit === true ? deleteVerdict(actor, post) : edit,
  } satisfies Record<string, Verdict>;
}

/** Only an admin deletes others' work. */
function deleteVerdict(actor: Staff, post: Post): Verdict {
  return post.createdBy === actor.accountId || levelVerdict(actor, "network", "admin");
}
