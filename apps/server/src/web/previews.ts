/**
 * The preview of a shared link to a public post or an organisation's page: title, description and picture, in the page's head. It
 * calls the API as a guest, so that it shows nothing that the API would not show a stranger.
 */
import type { OrganisationProfile } from "@stoep/contract/accounts";
import type { FileView } from "@stoep/contract/files";
import type { ReadPost } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { escapeMarkup } from "#modules/files/index.ts";
import { plainFormOf } from "./plain-form/index.ts";

type Asked = Pick<FastifyRequest, "url" | "headers" | "ip">;
type Tags = readonly (readonly [name: string, content: string])[];

interface Shared {
  title: string;
  html: string;
  picture: FileView | null;
  altText: string;
  isArticle: boolean;
}

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const screens = [
  {
    path: new RegExp(`^/([a-z0-9-]+)/m/(${id})/?$`),
    route: "posts",
    read: (found: unknown) => postOf(found as ReadPost),
  },
  {
    path: new RegExp(`^/([a-z0-9-]+)/organisations/(${id})/?$`),
    route: "organisations",
    read: (found: unknown) => organisationOf(found as OrganisationProfile),
  },
];

/** The head of the page at this address, as HTML; null if there is nothing that everybody may read. */
export async function previewAt(
  http: FastifyInstance,
  publicUrl: string,
  { url, headers, ip }: Asked,
): Promise<string | null> {
  const plainForm = plainFormOf(url);
  if (plainForm !== null) return withoutScript(plainForm);
  const path = url.split(/[?#]/, 1)[0] ?? "";
  for (const { path: pattern, route, read } of screens) {
    const [, network, thing] = pattern.exec(path) ?? [];
    if (!network || !thing) continue;
    const { statusCode, body } = await http.inject({
      url: `/api/networks/${network}/${route}/${thing}`,
      headers: { "accept-language": headers["accept-language"] ?? "" },
      remoteAddress: ip,
    });
    return statusCode === 200 ? headOf(read(JSON.parse(body)), { path, publicUrl }) : null;
  }
  return null;
}

const postOf = ({ title, textHtml, organisation, images: [image], kind }: ReadPost): Shared => ({
  title: `${title} · ${organisation.name}`,
  html: textHtml,
  picture: image ?? null,
  altText: image?.altText ?? "",
  isArticle: kind !== "vacancy",
});

const organisationOf = ({ name, textHtml, banner, logo }: OrganisationProfile): Shared => ({
  title: name,
  html: textHtml,
  picture: banner ?? logo,
  altText: "",
  isArticle: false,
});

const descriptionMax = 200;

/** On one line, cut between words; with dots, unless a sentence ends there. */
function descriptionOf(html: string): string {
  const text = plainText(html).replace(/\s+/g, " ").trim();
  if (text.length <= descriptionMax) return text;
  const end = text.lastIndexOf(" ", descriptionMax);
  const cut = text.slice(0, end > 0 ? end : descriptionMax).toWellFormed();
  return /[.!?…][\p{Pe}\p{Pf}"]*$/u.test(cut) ? cut : `${cut.replace(/[\s,;:\p{Pd}\p{Ps}\p{Pi}]+$/u, "")}…`;
}

function headOf(
  { title, html, picture, altText, isArticle }: Shared,
  { path, publicUrl }: { path: string; publicUrl: string },
) {
  const description = descriptionOf(html);
  const image = picture && new URL(`${picture.address}/1600`, publicUrl).href;
  const named: Tags = [
    ["description", description],
    ["twitter:card", image ? "summary_large_image" : "summary"],
  ];
  const open: Tags = [
    ["og:title", title],
    ["og:description", description],
    ["og:type", isArticle ? "article" : "website"],
    ["og:url", new URL(path, publicUrl).href],
    ["og:image", image ?? ""],
    ["og:image:alt", image ? altText : ""],
  ];
  const tagsOf = (key: "name" | "property", tags: Tags) =>
    tags
      .filter(([, content]) => content !== "")
      .map(([name, content]) => `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`);
  return [`<title>${escapeMarkup(title)}</title>`, ...tagsOf("name", named), ...tagsOf("property", open)].join(
    "\n    ",
  );
}

/** Leads browsers without script to the page that needs none. */
const withoutScript = (address: string): string =>
  `<title>Stoep</title>\n    <noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(address)}" /></noscript>`;

/** In place of the page's own title. */
export const withPreview = (page: string, head: string): string => page.replace(/<title>[^<]*<\/title>/, () => head);
