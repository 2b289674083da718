import { publishing } from "@stoep/contract/publishing";
import { type Handler, handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { channelsOf } from "../alerts.ts";
import { contentOf, type PostContent } from "../content.ts";
import { goLiveLater } from "../jobs.ts";
import { tellLive } from "../live.ts";
import { recordPost } from "../log.ts";
import { plannedVerdict } from "../planned.ts";
import { verdicts } from "../policy.ts";
import { disclosedReach, goLiveMoment, problemsOf, problemsOfChange, stateOf, warningSince } from "../rules.ts";
import { refuseAny } from "../saving.ts";
import { findBeforeLive, putLiveNow, setPublishAt } from "../store/live.ts";
import { listPostedAround } from "../store/posted-around.ts";
import { holdPost, isOwn, lockPost, type StoredPost } from "../store/posts.ts";
import { previewOf, viewerOf } from "../store/reading.ts";
import { viewPost, viewReading } from "../views.ts";
import { problemsOfForm } from "./contact-form.ts";
import { show } from "./editing.ts";

export const goingLiveHandlers = handle(publishing, {
  async previewPost({ params, actor, db, now, config }) {
    const { id: organisationId } = actor.organisation;
    const post = (await findBeforeLive(db, organisationId, params.postId, warningSince(now))) ?? refuse("not_found");
    refuseAny({ ...problemsOfPreview(post, now), ...(await problemsOfForm(db, organisationId, post, now)) });
    const viewer = viewerOf(actor, post.language);
    const { places, ...original } = (await previewOf(db, viewer, post.id, post.version)) ?? refuse("not_found");
    const translations = [null, ...post.translations.map(asRead)];
    return {
      version: post.version,
      reach: disclosedReach(places, post.visibility === "local-economy"),
      readings: translations.map((one) => viewReading({ ...original, translation: one }, { ...actor, actor, now })),
      postedRecently: post.postedRecently,
      sendsBy: post.type === "urgent" ? channelsOf(config) : [],
    };
  },

  async listPostedAround({ params, query, actor, db }) {
    if (!(await isOwn(db, actor.organisation.id, params.postId))) refuse("not_found");
    return { items: await listPostedAround(db, actor.organisation.id, params.postId, new Date(query.at)) };
  },

  async publishPost(call) {
    return call.body.at === null ? publishNow(call) : schedule(call, call.body.at);
  },

  async unschedulePost(call) {
    const { params, actor, db, announce } = call;
    const post = (await lockPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    // Allowed even if the licence no longer covers it: a scheduled message can always be unscheduled.
    if (stateOf(post) === "published") refuse("already_published");
    await setPublishAt(db, post.id, null);
    if (post.publishAt) await recordPost(call, "publishing.schedule", post, scheduling(post.publishAt, null));
    await announce("publishing", { networkId: actor.network.id, organisationId: actor.organisation.id });
    return show(call, post.id);
  },
});

type Publish = Handler<typeof publishing.publishPost>;
type Publishing = Parameters<Publish>[0];
type BeforeLive = NonNullable<Awaited<ReturnType<typeof findBeforeLive>>>;

/** Reads the message, then publishes it on condition that it has not changed since: of many concurrent calls one wins, and none waits for a lock. */
async function publishNow(call: Publishing): ReturnType<Publish> {
  const { params, actor, db, now } = call;
  const { id: organisationId } = actor.organisation;
  const post = (await findBeforeLive(db, organisationId, params.postId, warningSince(now))) ?? refuse("not_found");
  await ensureReady(call, post, now);
  const live = await putLiveNow(db, post, actor.accountId, now);
  // Another call changed the message in between: decide again from its present state.
  if (!live) return publishNow(call);
  await recordPost(call, "publishing.publish", post);
  await tellLive({ ...call, network: actor.network }, live);
  return {
    post: viewPost(call, { ...post, publishAt: now, publishedAt: now }),
    postedRecently: post.postedRecently,
  };
}

async function schedule(call: Publishing, at: string): ReturnType<Publish> {
  const { params, actor, db, now } = call;
  const { organisation, network, accountId } = actor;
  const moment = goLiveMoment(at, now);
  const isHeld = await holdPost(db, organisation.id, params.postId);
  const post = isHeld && (await findBeforeLive(db, organisation.id, params.postId, warningSince(moment)));
  if (!post) return refuse("not_found");
  await ensureReady(call, post, moment);
  ensure(await plannedVerdict(db, post, moment));
  await setPublishAt(db, post.id, { publishAt: moment, plannedBy: accountId });
  await recordPost(call, "publishing.schedule", post, scheduling(post.publishAt, moment));
  await call.enqueue(goLiveLater, { postId: post.id }, { at: moment });
  await call.announce("publishing", { networkId: network.id, organisationId: organisation.id });
  return { post: viewPost(call, { ...post, publishAt: moment }), postedRecently: post.postedRecently };
}

async function ensureReady({ actor, body, db, now }: Publishing, post: BeforeLive, moment: Date): Promise<void> {
  ensure(verdicts(actor, post).publish);
  if (post.version !== body.version) refuse("changed_meanwhile");
  if (post.previewedVersion !== post.version) refuse("not_previewed");
  const { id: organisationId } = actor.organisation;
  refuseAny({ ...problemsOf(contentOf(post), moment), ...(await problemsOfForm(db, organisationId, post, now)) });
  if (!post.hasPlace) refuse("no_place_left");
}

const scheduling = (old: Date | null, moment: Date | null) => ({ old: { publishAt: old }, new: { publishAt: moment } });

function problemsOfPreview(post: StoredPost, now: Date) {
  const content = contentOf(post);
  return stateOf(post) === "published" ? problemsOfChange(content, content, now) : problemsOf(content, now);
}

const asRead = ({
  language,
  title,
  textHtml,
  ctaText,
  ctaDescription,
  altTexts,
  optionTexts,
}: PostContent["translations"][number]) => ({
  language,
  title,
  html: textHtml,
  cta: ctaText,
  description: ctaDescription,
  alts: altTexts,
  options: optionTexts,
});
