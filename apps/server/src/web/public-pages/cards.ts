/** Projects and messages in a list. */
import { appointmentFormat, type Language } from "@stoep/contract/kernel";
import { type ProjectCard, type PublicPost, publicPageLimits } from "@stoep/contract/participation";
import { shortened } from "@stoep/contract/rich-text";
import type { PublicSurvey } from "@stoep/contract/surveys";
import { dayOf, momentOf, moneyOf, spanOf, timingText } from "./formats.ts";
import { html, type Markup } from "./markup.ts";
import { inApp, inLanguage, type Page, rootOf, say } from "./shell.ts";

export interface CardContext extends Pick<Page, "language"> {
  network: { slug: string; timeZone: string };
  /** On an organisation's own page its name is not said again. */
  isOfOne: boolean;
}

export const projectPath = (network: { slug: string }, id: string): string => `${rootOf(network)}/projects/${id}`;
export const surveyPath = (network: { slug: string }, { id, slug }: Pick<PublicSurvey, "id" | "slug">): string =>
  slug === null ? `/${network.slug}/take-part/surveys/${id}` : `/${network.slug}/surveys/${slug}`;
export const postPath = (network: { slug: string }, id: string): string => `/${network.slug}/m/${id}`;

interface Picture {
  address: string;
  altText: string;
}

/** In the widths that pictures are kept in. Those further down are loaded when they come near. */
export const picture = (image: Picture, name: string | null = null): Markup =>
  html`<img${name && html` class="${name}"`} src="${image.address}/800" srcset="${image.address}/320 320w, ${image.address}/800 800w" sizes="(min-width: 640px) 400px, 100vw" width="800" height="450" loading="lazy" alt="${image.altText}">`;

export function projectCard(project: ProjectCard, { language, network, isOfOne }: CardContext): Markup {
  const { id, kind, title, introduction, phase, budget, image, organisation, timing } = project;
  const facts = [
    say(language, `kinds.${kind}`),
    !isOfOne && organisation.name,
    spanOf(project, language),
    budget && moneyOf(budget, language),
  ].filter(Boolean);
  return html`<li><article>${image && picture(image)}<div class="in"><h3${langOf(project, language)} dir="auto"><a href="${inLanguage(projectPath(network, id), language)}">${title}</a></h3>
<p class="meta" dir="auto">${facts.join(" · ")}</p><p class="state">${timingText(project, language)}${
    timing === "active" && phase && html` · <span dir="auto">${say(language, "now", { phase })}</span>`
  }</p><p${langOf(project, language)} dir="auto">${shortened(introduction.replace(/\s+/g, " "), publicPageLimits.introduction)}</p></div></article></li>`;
}

export function postCard(post: PublicPost, { language, network, isOfOne }: CardContext): Markup {
  const { id, kind, title, introduction, image, organisation, publishedAt, poll, date } = post;
  const { timeZone } = network;
  const facts = [
    say(language, `kinds.${poll ? "poll" : kind}`),
    !isOfOne && organisation.name,
    date ? date.address : momentOf(publishedAt, { language, timeZone }),
  ].filter(Boolean);
  const state = date ? spanOfDate(date, language, timeZone) : poll && pollState(poll, { language, timeZone });
  return html`<li><article>${image && picture(image)}<div class="in"><h3${langOf(post, language)} dir="auto"><a href="${inApp(postPath(network, id), language)}">${title}</a></h3>
<p class="meta" dir="auto">${facts.join(" · ")}</p>${state && html`<p class="state">${state}</p>`}<p${langOf(post, language)} dir="auto">${introduction}</p></div></article></li>`;
}

const spanOfDate = (date: { startsAt: string; endsAt: string }, language: Language, timeZone: string): string =>
  appointmentFormat(language, timeZone).formatRange(new Date(date.startsAt), new Date(date.endsAt));

function pollState(
  { closesAt, isClosed }: NonNullable<PublicPost["poll"]>,
  clock: { language: Language; timeZone: string },
) {
  if (isClosed) return say(clock.language, "closed");
  return closesAt === null
    ? say(clock.language, "openAlways")
    : say(clock.language, "open", { moment: momentOf(closesAt, clock) });
}

/** Answered in the residents' app. */
export function surveyCard(survey: PublicSurvey, { language, network, isOfOne }: CardContext): Markup {
  const { kind, title, organisation, startsOn, endsOn, timing, daysLeft } = survey;
  const days = endsOn === null ? dayOf(startsOn, language) : spanOf({ startsOn, endsOn }, language);
  const facts = [say(language, `kinds.${kind}`), !isOfOne && organisation.name, days].filter(Boolean);
  const state =
    daysLeft === null && timing === "active"
      ? null
      : timingText({ timing, startsOn, daysLeft: daysLeft ?? 0 }, language);
  return html`<li><article><div class="in"><h3${langOf(survey, language)} dir="auto"><a href="${inApp(surveyPath(network, survey), language)}">${title}</a></h3>
<p class="meta" dir="auto">${facts.join(" · ")}</p>${state && html`<p class="state">${state}</p>`}</div></article></li>`;
}

/** Said where the words are in another language than the page. */
export const langOf = (shown: { language: Language }, language: Language): Markup | null =>
  shown.language === language ? null : html` lang="${shown.language}"`;
