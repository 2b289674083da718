/** The public page of a project: what it is, when, where, its phases, and what comes of it. */
import type { ReadRound } from "@stoep/contract/budgets";
import { languageNames } from "@stoep/contract/languages";
import type { PublicProjectPage, ReadProject } from "@stoep/contract/participation";
import { shortened } from "@stoep/contract/rich-text";
import { langOf, picture, postCard, projectPath } from "./cards.ts";
import { moneyOf, spanOf, timingText } from "./formats.ts";
import { ideaPlaces, ideas, type ShownIdeas } from "./ideas.ts";
import { cleaned, html, type Markup } from "./markup.ts";
import { overviewPath } from "./overview.ts";
import { frame, inApp, inLanguage, type Page, say } from "./shell.ts";
import { votes } from "./votes.ts";

type Phase = ReadProject["phases"][number];

/** What is read beside the project itself. */
interface Beside extends ShownIdeas {
  rounds: readonly ReadRound[];
}

export function projectPage(page: Page, shown: PublicProjectPage, { rounds, ...proposed }: Beside): string {
  const { network, project } = shown;
  const { language, isEmbedded } = page;
  const { title, introduction, textHtml, image, organisation, videoId } = project;
  const spoken = langOf(project, language);
  return frame(
    page,
    network,
    {
      title: `${title} · ${organisation.name}`,
      description: shortened(introduction.replace(/\s+/g, " "), 200),
      picture: shareImage(shown),
      isArticle: true,
      data: dataOf(page, shown),
    },
    html`<article>
<p class="meta"><a href="${inLanguage(overviewPath(network, organisation.id), language)}" dir="auto">${organisation.name}</a></p>
<h1${spoken} dir="auto">${title}</h1><p class="state">${say(language, `kinds.${project.kind}`)} · ${timingText(project, language)}</p>
${image && picture(image, "picture")}
${project.language !== language && html`<p class="meta">${say(language, "originalIn", { language: languageNames[project.language] })}</p>`}
<p class="text lines"${spoken} dir="auto">${introduction}</p>
${facts(page, project)}
<div class="text"${spoken} dir="auto">${cleaned(textHtml)}</div>
${videoId && html`<p><a href="${videoAt(videoId)}" rel="noopener">${say(language, "video")}</a></p>`}
${phases(page, project)}
${votes(page, shown, rounds)}
${ideas(page, shown, proposed)}
${ideaPlaces(page, shown)}
${posts(page, shown)}
${!isEmbedded && html`<p>${say(language, "takePartText")}</p>`}<p><a class="button" href="${inApp(`/${network.slug}/projects/${project.id}`, language)}">${say(language, "takePart")}</a></p>
</article>`,
  );
}

/** What other sites show with a link: the project's picture, else its organisation's banner, else its logo. */
export function shareImage({ project, banner }: Pick<PublicProjectPage, "project" | "banner">) {
  const { image, organisation } = project;
  const file = image ?? banner ?? organisation.logo;
  return file ? { address: file.address, altText: image?.altText ?? "" } : null;
}

const videoAt = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

function facts({ language }: Page, project: ReadProject): Markup {
  const line = (key: "when" | "where" | "budget", value: string) =>
    html`<dt>${say(language, `facts.${key}`)}</dt><dd dir="auto">${value}</dd>`;
  const { neighbourhoods, budget } = project;
  return html`<dl>${line("when", spanOf(project, language))}${line("where", neighbourhoods.map(({ name }) => name).join(", "))}${
    budget && line("budget", moneyOf(budget, language))
  }</dl>`;
}

function phases({ language }: Page, project: ReadProject): Markup | null {
  const { phases: all, budget: whole } = project;
  if (all.length === 0) return null;
  const spoken = langOf(project, language);
  const phase = ({ title, text, timing, videoId, budget, ...span }: Phase) =>
    html`<li class="${timing}"><h3${spoken} dir="auto">${title}</h3><p class="meta">${say(language, `phaseTiming.${timing}`)} · ${spanOf(span, language)}</p>
${text !== "" && html`<p class="lines"${spoken} dir="auto">${text}</p>`}${
  budget !== null &&
  whole &&
  html`<p>${say(language, "phaseBudget", { amount: moneyOf({ ...whole, amount: budget }, language) })}</p>`
}${videoId && html`<p><a href="${videoAt(videoId)}" rel="noopener" dir="auto">${say(language, "videoOfPhase", { title })}</a></p>`}</li>`;
  return html`<section><h2>${say(language, "sections.phases")}</h2><ol class="phases">${all.map(phase)}</ol></section>`;
}

function posts({ language }: Page, { network, posts: all }: PublicProjectPage): Markup | null {
  if (all.length === 0) return null;
  const cards = all.map((one) => postCard(one, { language, network, isOfOne: true }));
  return html`<section><h2>${say(language, "sections.messages")}</h2><ul class="cards">${cards}</ul></section>`;
}

/** schema.org has no word for a project with residents: it is a page, by whom, about what, and since when. */
function dataOf({ publicUrl, path, language }: Page, { network, project, banner }: PublicProjectPage): object {
  const full = (address: string) => new URL(address, publicUrl).href;
  const image = shareImage({ project, banner });
  const { organisation, neighbourhoods } = project;
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: project.title,
    description: project.introduction,
    url: full(path),
    inLanguage: project.language,
    datePublished: project.publishedAt,
    temporalCoverage: `${project.startsOn}/${project.endsOn}`,
    publisher: {
      "@type": organisation.kind === "city" ? "GovernmentOrganization" : "Organization",
      name: organisation.name,
      url: full(overviewPath(network, organisation.id)),
    },
    about: neighbourhoods.map(({ name }) => ({ "@type": "Place", name })),
    image: image ? full(`${image.address}/1600`) : undefined,
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: [
        {
          "@type": "ListItem",
          position: 1,
          name: organisation.name,
          item: full(overviewPath(network, organisation.id)),
        },
        {
          "@type": "ListItem",
          position: 2,
          name: project.title,
          item: full(inLanguage(projectPath(network, project.id), language)),
        },
      ],
    },
  };
}
