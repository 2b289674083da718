/** What a post belongs to, said from the page of that thing. */
import { linkText, type PostLink, publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { linkProblems } from "../../links/index.ts";
import { contentOf, loadPost, lockPost, refuseProblems, verdicts } from "../../posts/index.ts";
import { changePost, chosenFor } from "../change.ts";

/** What it belongs to already is not judged again, whatever has become of it. */
const isSame = (one: PostLink | null, other: PostLink | null): boolean =>
  (one && linkText(one)) === (other && linkText(other));

export const linkHandlers = handle(publishing, {
  async setPostLink(call) {
    const { params, body, actor, db, now } = call;
    const before = (await lockPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    const content = contentOf(before);
    if (!isSame(content.link, body.link)) refuseProblems(await linkProblems(call, body, chosenFor(before, now)));
    await changePost(call, before, { ...content, link: body.link }, { confirmed: [] });
    return loadPost(call, before.id);
  },
});
