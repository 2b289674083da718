/** What residents proposed to a project, and what came of it. */
import { mapKinds, writeBox } from "@stoep/contract/feed/values";
import type { IdeaCard, PublicProjectPage } from "@stoep/contract/participation";
import { shortened } from "@stoep/contract/rich-text";
import { langOf } from "./cards.ts";
import { moneyOf } from "./formats.ts";
import { html, type Markup } from "./markup.ts";
import { inApp, type Page, say } from "./shell.ts";

/** How many stand on the page; all are in the residents' app and in the open data. */
export const ideasShown = 6;

/** Those with most support first. */
export interface ShownIdeas {
  all: readonly IdeaCard[];
  chosen: readonly IdeaCard[];
}

/** A name, or "a resident of Noord"; with it that staff entered the idea at the counter. */
export function authorOf(
  { author, neighbourhood }: Pick<IdeaCard, "author" | "neighbourhood">,
  language: Page["language"],
): string {
  const who = author.name || say(language, "ideas.author", { neighbourhood: neighbourhood.name });
  return author.isFromCounter ? say(language, "ideas.fromCounter", { author: who }) : who;
}

export const ideaPath = (network: { slug: string }, id: string): string => `/${network.slug}/ideas/${id}`;

export function ideas(
  page: Page,
  { network, project }: Pick<PublicProjectPage, "network" | "project">,
  shown: ShownIdeas,
): Markup {
  const all = `${inApp(`/${network.slug}/projects/${project.id}`, page.language)}#ideas`;
  const further = html`<p><a href="${all}">${say(page.language, "ideas.all")}</a></p>`;
  const section = (name: "results" | "ideas", cards: readonly IdeaCard[]) =>
    cards.length > 0 &&
    html`<section><h2>${say(page.language, `sections.${name}`)}</h2><ul class="cards">${cards.slice(0, ideasShown).map((one) => card(page, network, one))}</ul>${cards.length > ideasShown && further}</section>`;
  return html`${section("results", shown.chosen)}${section("ideas", shown.all)}`;
}

/** Those with a place in words, for who cannot see the map, and the way to the map, which shows the same. */
export function ideaPlaces(
  { language }: Page,
  { network, places: { items, isCut } }: Pick<PublicProjectPage, "network" | "places">,
): Markup | null {
  if (items.length === 0) return null;
  const line = (idea: (typeof items)[number]) => {
    const facts = [say(language, `ideas.types.${idea.type}`), idea.place].filter(Boolean);
    return html`<li><a${langOf(idea, language)} href="${inApp(ideaPath(network, idea.id), language)}" dir="auto">${idea.title}</a> <span class="meta" dir="auto">${facts.join(" · ")}</span></li>`;
  };
  return html`<section><h2>${say(language, "sections.places")}</h2>${
    isCut && html`<p class="meta">${say(language, "ideas.latestPlaces", { most: items.length })}</p>`
  }<ul class="text places">${items.map(line)}</ul><p><a href="${inApp(`/${network.slug}/map`, language, viewOf(items))}">${say(language, "ideas.onMap")}</a></p></section>`;
}

/** About 300 metres around what it shows. */
const margin = 0.003;

/** What the map of the residents’ app shows: ideas alone, where these are. */
function viewOf(places: PublicProjectPage["places"]["items"]) {
  const [east, north] = [places.map(({ longitude }) => longitude), places.map(({ latitude }) => latitude)];
  const box = writeBox([
    Math.min(...east) - margin,
    Math.min(...north) - margin,
    Math.max(...east) + margin,
    Math.max(...north) + margin,
  ]);
  return { without: mapKinds.filter((kind) => kind !== "idea").join(","), box };
}

function card({ language }: Page, network: { slug: string }, idea: IdeaCard): Markup {
  const { id, title, beginning, type, supportCount, commentCount, cost, works } = idea;
  const spoken = langOf(idea, language);
  const facts = [
    authorOf(idea, language),
    say(language, "ideas.support", { count: supportCount }),
    say(language, "ideas.comments", { count: commentCount }),
  ];
  const state = [
    say(language, `ideas.types.${type}`),
    works &&
      say(language, "ideas.works", {
        state: say(language, `ideas.worksStates.${works.state}`),
        percent: works.percent,
      }),
    cost && moneyOf(cost, language),
  ].filter(Boolean);
  return html`<li><article class="in"><h3${spoken} dir="auto"><a href="${inApp(ideaPath(network, id), language)}">${title}</a></h3><p class="meta" dir="auto">${facts.join(" · ")}</p>
<p class="state">${state.join(" · ")}</p><p${spoken} dir="auto">${shortened(beginning.replace(/\s+/g, " "), 160)}</p></article></li>`;
}
