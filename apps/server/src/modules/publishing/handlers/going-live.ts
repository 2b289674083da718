import { ensure, refuse } from "#kernel/refuse.ts";
import { type Words, wordsOf } from "../content.ts";
import { goLiveLater } from "../jobs.ts";
import { goLive } from "../live.ts";
import { plannedVerdict } from "../planned.ts";
import { verdicts } from "../policy.ts";
import { goLiveMoment, problemsOf, problemsOfChange, stateOf, warningSince } from "../rules.ts";
import { refuseAny } from "../saving.ts";
import { listPostedSince, setPublishAt } from "../store/live.ts";
import { findPost, lockPost, type StoredPost, setPreviewed } from "../store/posts.ts";
import { countReach } from "../store/reach.ts";
import { readerOf, selectReading } from "../store/reading.ts";
import { viewReading } from "../views.ts";
import { writeDown } from "../writing-down.ts";
import { show } from "./editing.ts";
import type { Handlers } from "./types.ts";

export const goingLive = {
  async previewPost({ params, actor, db, now }) {
    const post = (await findPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    refuseAny(problemsOfPreview(post, now));
    await setPreviewed(db, post.id, post.version);
    const reader = readerOf(actor, post.language);
    const original = await selectReading(db, reader).where("post.id", "=", post.id).executeTakeFirstOrThrow();
    const translations = [null, ...post.translations.map(asRead)];
    return {
      version: post.version,
      reach: await countReach(db, post.id),
      readings: translations.map((one) => viewReading({ ...original, translation: one }, { ...actor, actor, now })),
      postedRecently: await listPostedSince(db, post, warningSince(now)),
    };
  },

  async publishPost(call) {
    const { params, body, actor, db, now } = call;
    const post = (await lockPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, post).publish);
    if (post.version !== body.version) refuse("changed_meanwhile");
    if (post.previewedVersion !== post.version) refuse("not_previewed");
    const moment = goLiveMoment(body.at, now);
    refuseAny(problemsOf(wordsOf(post), moment));
    if (body.at !== null) ensure(await plannedVerdict(db, post, moment));
    const postedRecently = await listPostedSince(db, post, warningSince(moment));
    await setPublishAt(db, post.id, { publishAt: moment, plannedBy: actor.accountId });
    if (body.at === null) {
      await writeDown(call, "publishing.publish", post);
      await goLive({ ...call, network: actor.network }, post.id);
    } else {
      await writeDown(call, "publishing.schedule", post, scheduling(post.publishAt, moment));
      await call.enqueue(goLiveLater, { postId: post.id }, { at: moment });
      await call.announce("publishing", { networkId: actor.network.id, organisationId: actor.organisation.id });
    }
    return { post: await show(db, actor, post.id), postedRecently };
  },

  async unschedulePost(call) {
    const { params, actor, db, announce } = call;
    const post = (await lockPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    // Also where the licence no longer covers it: what is planned can always be taken back.
    const may = verdicts(actor, post).edit;
    ensure(may === true && stateOf(post) === "published" ? "already_published" : may);
    await setPublishAt(db, post.id, null);
    if (post.publishAt) await writeDown(call, "publishing.schedule", post, scheduling(post.publishAt, null));
    await announce("publishing", { networkId: actor.network.id, organisationId: actor.organisation.id });
    return show(db, actor, post.id);
  },
} satisfies Partial<Handlers>;

const scheduling = (old: Date | null, moment: Date | null) => ({ old: { publishAt: old }, new: { publishAt: moment } });

function problemsOfPreview(post: StoredPost, now: Date) {
  const words = wordsOf(post);
  return stateOf(post) === "published" ? problemsOfChange(words, words, now) : problemsOf(words, now);
}

const asRead = ({
  language,
  title,
  textHtml,
  ctaText,
  ctaDescription,
  altTexts,
  optionTexts,
}: Words["translations"][number]) => ({
  language,
  title,
  html: textHtml,
  cta: ctaText,
  description: ctaDescription,
  alts: altTexts,
  options: optionTexts,
});
