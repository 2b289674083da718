/** The news of a network or an organisation, for news readers: RSS 2.0. */
import { cleanLines } from "@stoep/contract/kernel";
import type { PublicNewsItem } from "@stoep/contract/participation";
import { postPath, projectPath } from "./cards.ts";
import { html, Markup } from "./markup.ts";
import { inApp, inLanguage, type Page, say } from "./shell.ts";

interface Shown {
  network: { slug: string; name: string };
  /** null: of the whole network. */
  organisation: string | null;
  items: readonly PublicNewsItem[];
}

/** XML 1.0 has no control characters, and no halves of characters. */
const writable = (text: string): string =>
  cleanLines(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, "");

/** `page.path`: of the page that it is the news of. */
export function newsFeed({ publicUrl, path, language }: Page, { network, organisation, items }: Shown): string {
  const full = (address: string) => new URL(address, publicUrl).href;
  const link = ({ kind, id }: PublicNewsItem) =>
    full(kind === "project" ? inLanguage(projectPath(network, id), language) : inApp(postPath(network, id), language));
  const item = (one: PublicNewsItem) => html`<item><title>${writable(one.title)}</title><link>${link(one)}</link>
<guid isPermaLink="false">${one.id}</guid><pubDate>${new Date(one.publishedAt).toUTCString()}</pubDate>
<dc:creator>${writable(one.organisation.name)}</dc:creator><dc:language>${one.language}</dc:language>
<description>${writable(one.text)}</description></item>
`;
  return html`${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${say(language, "news.title", { name: organisation ?? network.name })}</title><link>${full(inLanguage(path, language))}</link>
<atom:link href="${full(inLanguage(`${path}/feed.xml`, language))}" rel="self" type="application/rss+xml"/>
<description>${say(language, "news.text")}</description><language>${language}</language>
${items.map(item)}</channel></rss>
`.text;
}

export const declaration = new Markup('<?xml version="1.0" encoding="UTF-8"?>\n');
