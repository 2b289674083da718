import { type MessageType, type Preview, publishing } from "@stoep/contract/publishing";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { type Handler, handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { findTextsLeft } from "#modules/accounts/index.ts";
import { alertChannels } from "../../alerts/index.ts";
import { findLinkable, linkOf, linkProblems, opensLater, previewLink, someDay } from "../../links/index.ts";
import {
  changeProblems,
  clockProblems,
  contactFormProblems,
  contentOf,
  findPreview,
  holdPost,
  isOwnPost,
  loadPost,
  lockPost,
  type PostContent,
  presentPost,
  publishProblems,
  recordPost,
  refuseProblems,
  type StoredPost,
  stateOf,
  verdicts,
  viewerOf,
  viewReadPost,
  warningSince,
} from "../../posts/index.ts";
import { disclosedReach } from "../../reach/index.ts";
import { goLiveMoment, setPublishAt } from "../../schedule/index.ts";
import { announceLive } from "../go-live.ts";
import { goLiveLater } from "../jobs.ts";
import { licenceVerdict } from "../scheduled.ts";
import { listPostedAround } from "../store/posted-around.ts";
import { findForPublication, putLiveNow } from "../store/publication.ts";

export const publishHandlers = handle(publishing, {
  async previewPost(call) {
    const { params, actor, db, now } = call;
    const { id: organisationId } = actor.organisation;
    const post =
      (await findForPublication(db, organisationId, params.postId, warningSince(now))) ?? refuse("not_found");
    refuseProblems({
      ...previewProblems(post, now, actor.network.timeZone),
      ...(await contactFormProblems(call, organisationId, post)),
      ...(await linkProblems(call, contentOf(post), { openAt: someDay })),
    });
    const viewer = viewerOf(actor, post.language);
    const { places, ...original } = (await findPreview(db, viewer, post.id, post.version)) ?? refuse("not_found");
    const translations = [null, ...post.translations.map(readTranslation)];
    return {
      version: post.version,
      reach: disclosedReach(places, post.visibility === "local-economy"),
      readings: await Promise.all(translations.map((one) => viewPreview(call, { ...original, translation: one }))),
      postedRecently: post.postedRecently,
      ...(await alertWays(call, post)),
      linkOpensAt: await findOpening(call, post),
    };
  },

  async listPostedAround({ params, query, actor, db }) {
    if (!(await isOwnPost(db, actor.organisation.id, params.postId))) refuse("not_found");
    return { items: await listPostedAround(db, actor.organisation.id, params.postId, new Date(query.at)) };
  },

  async publishPost(call) {
    return call.body.at === null ? publishNow(call) : schedulePost(call, call.body.at);
  },

  async unschedulePost(call) {
    const { params, actor, db, announce } = call;
    const post = (await lockPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    // Allowed even if the licence no longer covers it: a scheduled message can always be unscheduled.
    if (stateOf(post) === "published") refuse("already_published");
    await setPublishAt(db, "post", post.id, null);
    if (post.publishAt) await recordPost(call, "publishing.schedule", post, scheduleChange(post.publishAt, null));
    await announce("publishing", { networkId: actor.network.id, organisationId: actor.organisation.id });
    return loadPost(call, post.id);
  },
});

/** In the language of its words, as a resident who has all rights gets it. */
async function viewPreview(call: StaffCall<Db>, row: Parameters<typeof viewReadPost>[0]) {
  const { actor, now } = call;
  const link = await previewLink({ ...call, language: row.translation?.language ?? row.language }, linkOf(row));
  return viewReadPost(row, { network: actor.network, actor, now, links: () => link, asResident: true });
}

/** When residents can open what it belongs to; null: they can already, or it belongs to nothing. */
async function findOpening(call: StaffCall<Db>, post: StoredPost): Promise<string | null> {
  const link = linkOf(post);
  const thing = link && (await findLinkable(call, link));
  return thing ? (opensLater(thing)?.toISOString() ?? null) : null;
}

/** Rounded up: two exact figures would tell how few people an alert in between reached by text message. D §9 */
const upToTens = (textsLeft: number | null): number | null => textsLeft && Math.ceil(textsLeft / 10) * 10;

async function alertWays(
  call: StaffCall<Db>,
  { type }: { type: MessageType },
): Promise<Pick<Preview, "sendsBy" | "textsLeft">> {
  const { actor, config } = call;
  if (type !== "urgent") return { sendsBy: [], textsLeft: null };
  const textsLeft = await findTextsLeft({ ...call, network: actor.network }, actor.organisation.id);
  return { sendsBy: alertChannels(config, textsLeft), textsLeft: config.textAlerts ? upToTens(textsLeft) : null };
}

type PublishHandler = Handler<typeof publishing.publishPost>;
type PublishCall = Parameters<PublishHandler>[0];
type BeforeLive = NonNullable<Awaited<ReturnType<typeof findForPublication>>>;

/** Reads the message, then publishes it on condition that it has not changed since: of many concurrent calls one wins, and none waits for a lock. */
async function publishNow(call: PublishCall): ReturnType<PublishHandler> {
  const { params, actor, db, now } = call;
  const { id: organisationId } = actor.organisation;
  const post = (await findForPublication(db, organisationId, params.postId, warningSince(now))) ?? refuse("not_found");
  await ensureReady(call, post, now);
  const live = await putLiveNow(db, post, actor.accountId, now);
  // Another call changed the message in between: decide again from its present state.
  if (!live) return publishNow(call);
  await recordPost(call, "publishing.publish", post);
  await announceLive({ ...call, network: actor.network }, live);
  return {
    post: await presentPost(call, { ...post, publishAt: now, publishedAt: now }),
    postedRecently: post.postedRecently,
  };
}

async function schedulePost(call: PublishCall, at: string): ReturnType<PublishHandler> {
  const { params, actor, db, now } = call;
  const { organisation, network, accountId } = actor;
  const moment = goLiveMoment(at, now);
  const isHeld = await holdPost(db, organisation.id, params.postId);
  const post = isHeld && (await findForPublication(db, organisation.id, params.postId, warningSince(moment)));
  if (!post) return refuse("not_found");
  await ensureReady(call, post, moment);
  ensure(await licenceVerdict(db, post, moment));
  await setPublishAt(db, "post", post.id, { publishAt: moment, plannedBy: accountId });
  await recordPost(call, "publishing.schedule", post, scheduleChange(post.publishAt, moment));
  await call.enqueue(goLiveLater, { postId: post.id }, { at: moment });
  await call.announce("publishing", { networkId: network.id, organisationId: organisation.id });
  return { post: await presentPost(call, { ...post, publishAt: moment }), postedRecently: post.postedRecently };
}

async function ensureReady(call: PublishCall, post: BeforeLive, moment: Date): Promise<void> {
  const { actor, body } = call;
  ensure(verdicts(actor, post).publish);
  if (post.version !== body.version) refuse("changed_meanwhile");
  if (post.previewedVersion !== post.version) refuse("not_previewed");
  const { id: organisationId } = actor.organisation;
  refuseProblems({
    ...publishProblems(contentOf(post), moment),
    ...clockProblems(contentOf(post).activity, actor.network.timeZone),
    ...(await contactFormProblems(call, organisationId, post)),
    ...(await linkProblems(call, contentOf(post), { openAt: moment })),
  });
  if (!post.hasPlace) refuse("no_place_left");
}

const scheduleChange = (old: Date | null, moment: Date | null) => ({
  old: { publishAt: old },
  new: { publishAt: moment },
});

function previewProblems(post: StoredPost, now: Date, timeZone: string) {
  const content = contentOf(post);
  if (stateOf(post) === "published") return changeProblems(content, content, now);
  return { ...publishProblems(content, now), ...clockProblems(content.activity, timeZone) };
}

const readTranslation = ({
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
