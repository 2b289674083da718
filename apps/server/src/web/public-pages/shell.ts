/** What every public page has around it: its head for browsers and other sites, the network's name, languages, and links below. */
import { type Language, languages } from "@stoep/contract/kernel";
import { languageNames } from "@stoep/contract/languages";
import type { TextKey } from "@stoep/contract/texts";
import { readTexts } from "#kernel/texts.ts";
import { coloursOf, sheet } from "./look.ts";
import { html, Markup } from "./markup.ts";
import type en from "./text/en.json";

export const { say, words } = readTexts<typeof en>(import.meta.dirname);
export type Key = TextKey<typeof en>;

/** Where a page stands and in which language it is read. */
export interface Page {
  /** The server's public address. */
  publicUrl: string;
  /** Of the page itself, never of the same page in a frame. */
  path: string;
  language: Language;
  /** In a frame of another site: without what leads through the site. */
  isEmbedded: boolean;
}

export interface ShownNetwork {
  slug: string;
  name: string;
  accent: string | null;
  logo: string | null;
}

interface Head {
  title: string;
  description: string;
  /** Where its file is, without a width; null: none. */
  picture: { address: string; altText: string } | null;
  isArticle?: boolean;
  /** Says the same to programs. */
  data: object | null;
  /** Where its news feed is. */
  feed?: string;
  /** What the address says besides the language. */
  query?: Record<string, string>;
}

export const rootOf = ({ slug }: { slug: string }): string => `/${slug}/participation`;

/** The same address in a language. */
export const inLanguage = (path: string, language: string, query: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ ...query, language })}`;

/** A screen of the residents’ app, which opens in the language that is read here, unless the reader’s account has another. */
export const inApp = (path: string, language: string, query: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ ...query, lang: language })}`;

export function frame(page: Page, network: ShownNetwork | null, head: Head, main: Markup): string {
  const { language, isEmbedded } = page;
  const t = (key: Key, values = {}) => say(language, key, values);
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${headOf(page, network, head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${sheet.address}">${coloursOf(network?.accent ?? null)}
</head><body>
${!isEmbedded && html`<a class="skip" href="#content">${t("skip")}</a>`}
${network && !isEmbedded && html`<header class="bar">${nameOf(network, page)}</header>`}
<main id="content">${main}</main>
${footer(page, network, head)}
</body></html>
`.text;
}

const nameOf = (network: ShownNetwork, { language }: Page) =>
  html`<a class="network" href="${inLanguage(rootOf(network), language)}">${
    network.logo && html`<img src="${network.logo}" alt="" height="40">`
  }<span dir="auto">${network.name}</span></a>`;

function headOf({ publicUrl, path, language, isEmbedded }: Page, network: ShownNetwork | null, head: Head): Markup {
  const { title, description, picture, isArticle = false, data, query = {} } = head;
  const full = (address: string) => new URL(address, publicUrl).href;
  const image = picture && full(`${picture.address}/1600`);
  const open: readonly (readonly [string, string | null])[] = [
    ["og:title", title],
    ["og:description", description],
    ["og:type", isArticle ? "article" : "website"],
    ["og:url", full(path)],
    ["og:locale", language],
    ["og:site_name", network?.name ?? null],
    ["og:image", image],
    ["og:image:alt", image && (picture?.altText ?? "")],
  ];
  const address = (one: string) => full(inLanguage(path, one, query));
  return html`<title>${title}</title><meta name="description" content="${description}">
${open.flatMap(([name, content]) => (content ? [html`<meta property="${name}" content="${content}">`] : []))}
<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">
${
  isEmbedded
    ? html`<meta name="robots" content="noindex"><base target="_blank">`
    : html`<link rel="canonical" href="${address(language)}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${address(one)}">`)}<link rel="alternate" hreflang="x-default" href="${full(path)}">`
}
${head.feed && html`<link rel="alternate" type="application/rss+xml" title="${say(language, "rss")}" href="${head.feed}">`}
${data && html`<script type="application/ld+json">${scriptData(data)}</script>`}`;
}

/** No text of it can end the element, nor begin a comment in it. */
export const scriptData = (data: object): Markup => new Markup(JSON.stringify(data).replace(/</g, "\\u003c"));

function footer(page: Page, network: ShownNetwork | null, { query = {} }: Head): Markup {
  const { language, path, isEmbedded } = page;
  const t = (key: Key) => say(language, key);
  if (isEmbedded)
    return html`<footer><p><a href="${inLanguage(path, language, query)}">${t("openFull")}</a> ${network?.name ?? ""}</p></footer>`;
  const others = languages.filter((one) => one !== language);
  return html`<footer><nav aria-label="${t("languages")}"><ul class="row">${others.map(
    (one) =>
      html`<li><a href="${inLanguage(path, one, query)}" lang="${one}" hreflang="${one}">${languageNames[one]}</a></li>`,
  )}</ul></nav>${
    network &&
    html`<nav aria-label="${t("onPage")}"><ul class="row"><li><a href="${inLanguage(`${rootOf(network)}/accessibility`, language)}">${t("statement.link")}</a></li>
<li><a href="${inLanguage(`/open-data/${network.slug}`, language)}">${t("openData.link")}</a></li>
<li><a href="${inApp(`/${network.slug}/privacy`, language)}">${t("privacy")}</a></li><li><a href="${inApp(`/${network.slug}`, language)}">${t("home")}</a></li></ul></nav>`
  }</footer>`;
}
