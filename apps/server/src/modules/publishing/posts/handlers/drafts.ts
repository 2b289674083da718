import { PostFields, publishing, youTubeId } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { findLinkNames, linkProblems } from "../../links/index.ts";
import { cleanContent, namedIn } from "../content.ts";
import { readNumberCursor } from "../cursors.ts";
import { saveVerdict, writeVerdict } from "../policy.ts";
import { loadPost, presentPost } from "../presentation.ts";
import { refuseProblems, savePost } from "../save.ts";
import { isOwnPost } from "../store/posts.ts";
import { findOwnAlert } from "../store/recipients.ts";
import { findNames, listVersions as findVersions } from "../store/versions.ts";
import { viewVersion } from "../views.ts";

/** What a new draft belongs to was chosen just now, and may be a draft too. */
const chosen = { openAt: null, isChosen: true };

export const draftHandlers = handle(publishing, {
  async getPost(call) {
    return loadPost(call, call.params.postId);
  },

  async createPost(call) {
    const { body, actor, db, now, announce } = call;
    const { organisation, accountId, network } = actor;
    ensure(writeVerdict(actor, body));
    ensure(saveVerdict(actor, body.neighbourhoodIds));
    refuseProblems(await linkProblems(call, body, chosen));
    const id = newId();
    const saved = await savePost(
      db,
      { id, organisationId: organisation.id, accountId, now, timeZone: network.timeZone },
      cleanContent(body),
    );
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return saved ? presentPost(call, { ...saved, createdByName: actor.name }) : loadPost(call, id);
  },

  async createFollowUp(call) {
    const { params, body, actor, db, now, announce } = call;
    const { organisation, accountId, network } = actor;
    const alert = (await findOwnAlert(db, organisation.id, params.postId)) ?? refuse("not_found");
    if (alert.type !== "urgent" || !alert.publishedAt) refuse("not_allowed");
    ensure(saveVerdict(actor, body.post.neighbourhoodIds));
    refuseProblems(await linkProblems(call, body.post, chosen), "post.");
    const id = newId();
    // A follow-up of a follow-up also belongs to the first alert.
    const follows = { followsId: alert.followsId ?? alert.id, followUp: body.kind };
    const author = { id, organisationId: organisation.id, accountId, now, timeZone: network.timeZone, follows };
    await savePost(db, author, cleanContent({ ...body.post, kind: "message", type: "urgent" }));
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return loadPost(call, id);
  },

  async listVersions(call) {
    const { params, query, actor, db } = call;
    if (!(await isOwnPost(db, actor.organisation.id, params.postId))) refuse("not_found");
    const size = 20;
    const rows = await findVersions(db, params.postId, readNumberCursor(query.cursor), size + 1);
    const shown = rows.slice(0, size);
    const contents = shown.map(({ content }) => PostFields.parse(content));
    const names = await findNames(db, contents.flatMap(namedIn));
    for (const [id, name] of await findLinkNames(call, contents)) names.set(id, name);
    const items = shown.map((row) => viewVersion(row, names));
    return { items, next: rows.length > size ? String(items.at(-1)?.version) : null };
  },

  async checkVideoUrl({ query }) {
    return { videoId: youTubeId(query.url) };
  },
});
