/** Imports posts through the server's function for messages with a history. */

import { dayAt, daysAfter, daysLater, hourMs } from "@stoep/contract/kernel";
import { type ActivityDraft, PostDraft, type VacancyDraft } from "@stoep/contract/publishing";
import { importChange, importPost } from "../../apps/server/src/modules/publishing/index.ts";
import type { LivePost } from "../engagement.ts";
import { dayAfter, momentOf, withDates, ZONE } from "../moments.ts";
import { allCodes, codeOf } from "../places.ts";
import { cityOf, posts } from "../posts/index.ts";
import { translations } from "../posts/translations/index.ts";
import { richText } from "../rich-text.ts";
import type { Button, DemoActivity, DemoPost, Language, Translation, Vacancy } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { attachmentKey, fileId, imageKey } from "./files.ts";
import { organisationId, staffId } from "./people.ts";
import type { Site } from "./site.ts";

export const postId = (post: DemoPost): string => stableId("post", post.key);
const optionId = (post: DemoPost, index: number): string => stableId("option", post.key, index);

/** Ids of the neighbourhoods by code, and of the streets by neighbourhood and name. */
export interface GroundIds {
  areas: ReadonlyMap<string, string>;
  streets: ReadonlyMap<string, readonly string[]>;
}

export async function readGroundIds({ trx }: Site): Promise<GroundIds> {
  const areas = await trx.selectFrom("neighbourhood").select(["id", "code"]).execute();
  const streets = await trx
    .selectFrom("streetNeighbourhood as link")
    .innerJoin("street", "street.id", "link.streetId")
    .innerJoin("neighbourhood as area", "area.id", "link.neighbourhoodId")
    .select(["street.id", "street.name", "area.code"])
    .execute();
  const byPlace = new Map<string, string[]>();
  for (const { id, name, code } of streets)
    byPlace.set(`${code}/${name}`, [...(byPlace.get(`${code}/${name}`) ?? []), id]);
  return { areas: new Map(areas.map(({ id, code }) => [code, id])), streets: byPlace };
}

/** Returns the live posts. */
export async function importPosts(site: Site, ids: GroundIds): Promise<LivePost[]> {
  const live: LivePost[] = [];
  for (const post of posts.filter((one) => cityOf(one) === site.city)) {
    const publishAt = momentOf(post.when, site.now, post.by !== "buurtwerk-muide" && post.type !== "urgent");
    const one = livePostOf(post, publishAt ?? site.now, ids);
    await importPostWithHistory(site, one, publishAt, ids);
    if (publishAt && publishAt <= site.now) live.push(one);
  }
  return live;
}

function livePostOf(post: DemoPost, publishedAt: Date, ids: GroundIds): LivePost {
  const areas = post.where === "all" ? allCodes(cityOf(post)) : post.where.map(codeOf);
  const streetIds = (post.streets ?? []).flatMap((name) =>
    areas.flatMap((area) => ids.streets.get(`${area}/${name}`) ?? []),
  );
  return {
    post,
    id: postId(post),
    publishedAt,
    closesAt: post.openFor ? daysAfter(publishedAt, post.openFor) : null,
    areas,
    streetIds: [...new Set(streetIds)],
    optionIds: (post.options ?? []).map((_, index) => optionId(post, index)),
  };
}

async function importPostWithHistory(
  { trx, now }: Site,
  live: LivePost,
  publishAt: Date | null,
  ids: GroundIds,
): Promise<void> {
  const { post } = live;
  const draft = draftOf(live, ids);
  const whose = { organisationId: organisationId(post.by), accountId: staffId(post.author) };
  const written = { id: live.id, ...whose, timeZone: ZONE };
  const at = new Date((publishAt && publishAt < now ? publishAt : now).getTime() - 26 * hourMs);
  if (!post.corrected) return importPost(trx, { ...written, at }, draft, { publishAt, now });
  const { title, text, afterHours } = post.corrected;
  const before = {
    ...draft,
    ...(title && { title }),
    ...(text && { textHtml: richText(withDates(text, live.publishedAt, "nl")) }),
  };
  await importPost(trx, { ...written, at }, before, { publishAt, now });
  const changedAt = new Date(live.publishedAt.getTime() + afterHours * hourMs);
  await importChange(trx, { ...written, at: changedAt < now ? changedAt : now }, draft);
}

export function draftOf(live: LivePost, ids: GroundIds): PostDraft {
  const { post, publishedAt, closesAt } = live;
  const say = (text: string, language: Language = "nl") => withDates(text, publishedAt, language);
  return PostDraft.parse({
    ...(post.activity && { kind: "activity" as const, activity: activityOf(post.activity, publishedAt) }),
    ...(post.vacancy && { kind: "vacancy" as const, vacancy: vacancyOf(post.vacancy, publishedAt) }),
    type: post.type ?? "standard",
    title: say(post.title),
    textHtml: richText(say(post.text)),
    language: "nl",
    theme: post.themes[0],
    secondTheme: post.themes[1] ?? null,
    neighbourhoodIds: live.areas.map((code) => ids.areas.get(code)),
    streetIds: [...live.streetIds],
    images: (post.pictures ?? []).map(({ alt }, index) => ({ id: fileId(imageKey(post, index)), altText: alt })),
    attachmentIds: (post.attachments ?? []).map((_, index) => fileId(attachmentKey(post, index))),
    videoUrl: post.video ?? "",
    options: (post.options ?? []).map((text, index) => ({ id: optionId(post, index), text })),
    pollClosesAt: closesAt?.toISOString() ?? null,
    ...(post.button && buttonOf(post.button)),
    link: post.project ? linkOf(post.project) : null,
    visibility: post.visibility ?? "everyone",
    isCommentsDisabled: post.comments === "off",
    hasCombinedComments: post.comments === "combined",
    translations: Object.entries(translations[post.key] ?? {}).map(([language, words]) =>
      translationsOf(post, language as Language, words, say),
    ),
  });
}

const linkOf = ({ key, phase }: NonNullable<DemoPost["project"]>) => ({
  kind: "project",
  id: stableId("project", key),
  part: phase === undefined ? null : stableId("phase", key, phase),
});

const buttonOf = ({ link, text, description = "" }: Button) => ({
  ...(link === undefined ? { ctaType: "contact-form" as const } : { ctaLink: link }),
  ctaText: text,
  ctaDescription: description,
});

function activityOf(activity: DemoActivity, publishedAt: Date): ActivityDraft {
  const { at, until, address, place, weeks, months, capacity = null, closesHoursBefore = 0 } = activity;
  const fromDay = dayAfter(publishedAt, activity.in, activity.on);
  const days = weeks ? 7 * (weeks - 1) : 31 * ((months ?? 1) - 1);
  return {
    fromDay,
    fromTime: at,
    untilDay: fromDay,
    untilTime: until,
    address,
    capacity,
    closesHoursBefore,
    longitude: place[0],
    latitude: place[1],
    hasRegistration: !activity.hasNoRegistration,
    repeat: weeks ? "weekly" : months ? "monthly" : "never",
    repeatUntil: weeks || months ? dayAfter(publishedAt, activity.in + days, activity.on) : null,
  };
}

const vacancyOf = ({ applyFor, applicants: _, ...fields }: Vacancy, publishedAt: Date): Partial<VacancyDraft> => ({
  ...fields,
  applyUntil: applyFor === undefined ? null : daysLater(dayAt(publishedAt, ZONE), applyFor),
});

function translationsOf(
  post: DemoPost,
  language: Language,
  words: Translation,
  say: (text: string, language: Language) => string,
) {
  const byId = (texts: readonly string[] = [], id: (index: number) => string) =>
    Object.fromEntries(texts.map((text, index) => [id(index), text]));
  return {
    language,
    title: say(words.title, language),
    textHtml: richText(say(words.text, language)),
    ctaText: words.button ?? "",
    ctaDescription: words.description ?? "",
    altTexts: byId(words.alts, (index) => fileId(imageKey(post, index))),
    optionTexts: byId(words.options, (index) => optionId(post, index)),
  };
}
