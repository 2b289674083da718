/** The participation page of a network or of an organisation. */
import type { OrganisationProfile } from "@stoep/contract/accounts";
import type { ProjectCard, PublicPage } from "@stoep/contract/participation";
import { plainText, shortened } from "@stoep/contract/rich-text";
import type { PublicSurvey } from "@stoep/contract/surveys";
import { type CardContext, postCard, postPath, projectCard, projectPath, surveyCard, surveyPath } from "./cards.ts";
import { cleaned, html, type Markup } from "./markup.ts";
import { frame, inApp, inLanguage, type Page, rootOf, say } from "./shell.ts";

export const overviewPath = (network: { slug: string }, organisationId: string | undefined): string =>
  organisationId === undefined ? rootOf(network) : `${rootOf(network)}/${organisationId}`;

/** With the surveys that can be answered now or soon, which stand on the first page. */
export type OverviewContent = PublicPage & { surveys: readonly PublicSurvey[] };

/** `cursor`: of the page of projects that is shown; undefined for the first, which has everything else too. */
export function overviewPage(page: Page, shown: OverviewContent, cursor: string | undefined): string {
  const { network, organisation } = shown;
  const { language } = page;
  const title = organisation
    ? say(language, "heading.organisation", { name: organisation.name })
    : say(language, "heading.network", { name: network.name });
  const about = organisation ? plainText(organisation.textHtml).replace(/\s+/g, " ").trim() : "";
  const image = organisation?.banner ?? organisation?.logo ?? null;
  return frame(
    page,
    network,
    {
      title,
      description: shortened(about || say(language, "news.text"), 200),
      picture: image ? { address: image.address, altText: "" } : null,
      data: dataOf(page, shown, title),
      feed: inLanguage(`${page.path}/feed.xml`, language),
      query: cursor === undefined ? {} : { cursor },
    },
    html`${organisation?.banner && html`<img class="banner" src="${organisation.banner.address}/1600" width="1200" height="400" alt="">`}
<div class="who">${organisation?.logo && html`<img class="logo" src="${organisation.logo.address}/320" width="72" height="72" alt="">`}<div><h1 dir="auto">${title}</h1></div></div>
${cursor === undefined && organisation && about !== "" && html`<div class="text" dir="auto">${cleaned(organisation.textHtml)}</div>`}
${sections(page, shown, cursor)}
${cursor === undefined && organisation && contact(page, organisation)}
${links(page, shown, cursor)}`,
  );
}

function sections({ language }: Page, shown: OverviewContent, cursor: string | undefined): Markup {
  const { network, organisation, projects, polls, messages, activities, organisations, surveys } = shown;
  const context: CardContext = { language, network, isOfOne: organisation !== null };
  const section = (name: "surveys" | "polls" | "messages" | "activities" | ProjectCard["timing"], cards: Markup[]) =>
    cards.length > 0 &&
    html`<section><h2>${say(language, `sections.${name}`)}</h2><ul class="cards">${cards}</ul></section>`;
  const ofTiming = (timing: ProjectCard["timing"]) =>
    section(
      timing,
      projects.items.filter((one) => one.timing === timing).map((one) => projectCard(one, context)),
    );
  const isEmpty = [projects.items, polls, messages, activities, surveys].every(({ length }) => length === 0);
  const t = (key: Parameters<typeof say>[1]) => say(language, key);
  return html`${isEmpty && html`<h2>${t("empty.title")}</h2><p>${t("empty.text")}</p>`}
${section(
  "surveys",
  surveys.map((one) => surveyCard(one, context)),
)}
${ofTiming("active")}${ofTiming("upcoming")}
${section(
  "polls",
  polls.map((one) => postCard(one, context)),
)}
${section(
  "activities",
  activities.map((one) => postCard(one, context)),
)}
${section(
  "messages",
  messages.map((one) => postCard(one, context)),
)}
${ofTiming("finished")}
${
  organisations.length > 0 &&
  cursor === undefined &&
  html`<section><h2>${t("organisations")}</h2><ul class="row">${organisations.map(
    ({ id, name }) =>
      html`<li><a href="${inLanguage(overviewPath(network, id), language)}" dir="auto">${name}</a></li>`,
  )}</ul></section>`
}`;
}

/** To more projects, to the whole network, to public messages and the map in the residents’ app, and to the news feed. */
function links({ language, path, isEmbedded }: Page, shown: PublicPage, cursor: string | undefined): Markup {
  const { network, organisation, projects } = shown;
  const link = (address: string, text: string) => html`<li><a href="${address}">${text}</a></li>`;
  return html`<ul class="row">${
    projects.next !== null && link(inLanguage(path, language, { cursor: projects.next }), say(language, "more"))
  }${cursor !== undefined && link(inLanguage(path, language), say(language, "first"))}${
    organisation && link(inLanguage(rootOf(network), language), say(language, "all", { network: network.name }))
  }${cursor === undefined && link(inApp(`/${network.slug}/public`, language, organisation ? { organisation: organisation.id } : {}), say(language, "publicMessages"))}${cursor === undefined && link(inApp(`/${network.slug}/map`, language), say(language, "map"))}${!isEmbedded && link(inLanguage(`${path}/feed.xml`, language), say(language, "rss"))}</ul>`;
}

function contact({ language }: Page, { website, phone, address }: OrganisationProfile): Markup | null {
  if (website === "" && phone === "" && address === "") return null;
  const line = (key: "website" | "phone" | "address", value: string | Markup) =>
    value !== "" && html`<dt>${say(language, `contact.${key}`)}</dt><dd dir="auto">${value}</dd>`;
  const site = /^https?:\/\//i.test(website) ? html`<a href="${website}" rel="noopener">${website}</a>` : website;
  const call = phone === "" ? "" : html`<a href="tel:${phone.replace(/[^+\d]/g, "")}">${phone}</a>`;
  return html`<section><h2>${say(language, "contact.title")}</h2><dl>${line("website", site)}${line("phone", call)}${line("address", address)}</dl></section>`;
}

/** schema.org: a page with a list of what is on it. */
function dataOf(
  { publicUrl, path, language }: Page,
  { network, organisation, ...shown }: OverviewContent,
  name: string,
): object {
  const full = (address: string) => new URL(address, publicUrl).href;
  const addresses = [
    ...shown.surveys.map((survey) => surveyPath(network, survey)),
    ...shown.projects.items.map(({ id }) => projectPath(network, id)),
    ...[...shown.polls, ...shown.activities, ...shown.messages].map(({ id }) => postPath(network, id)),
  ];
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name,
    url: full(path),
    inLanguage: language,
    about: organisation
      ? {
          "@type": organisation.kind === "city" ? "GovernmentOrganization" : "Organization",
          name: organisation.name,
          url: organisation.website || undefined,
          logo: organisation.logo ? full(`${organisation.logo.address}/320`) : undefined,
        }
      : undefined,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: addresses.map((address, index) => ({
        "@type": "ListItem",
        position: index + 1,
        url: full(address),
      })),
    },
  };
}
