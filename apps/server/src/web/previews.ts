/**
 * The preview of a shared link to a public post, a project or an organisation's page, also by its short address: title, description and picture, in the page's head. It
 * calls the API as a guest, so that it shows nothing that the API would not show a stranger.
 */
import type { OrganisationProfile } from "@stoep/contract/accounts";
import type { FileView } from "@stoep/contract/files";
import { languages } from "@stoep/contract/languages";
import type { PublicProjectPage } from "@stoep/contract/participation";
import type { ReadPost } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { escapeMarkup } from "#modules/files/index.ts";
import { plainFormOf } from "./plain-form/index.ts";
import { inLanguage, shareImage } from "./public-pages/index.ts";

type Asked = Pick<FastifyRequest, "url" | "headers" | "ip">;
type Tags = readonly (readonly [name: string, content: string])[];

interface Shared {
  title: string;
  html: string;
  picture: Pick<FileView, "address"> | null;
  altText: string;
  isArticle: boolean;
}

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const drawn = new RegExp(`^/([a-z0-9-]+)/projects(?:/(${id}))?/?$`);
const short = /^\/([a-z0-9-]+)\/s\/([0-9a-z-]{8,9})\/?$/i;
const screens = [
  {
    path: new RegExp(`^/([a-z0-9-]+)/m/(${id})/?$`),
    route: "posts",
    view: (found: unknown) => postOf(found as ReadPost),
  },
  {
    path: new RegExp(`^/([a-z0-9-]+)/organisations/(${id})/?$`),
    route: "organisations",
    view: (found: unknown) => organisationOf(found as OrganisationProfile),
  },
  {
    path: new RegExp(`^/([a-z0-9-]+)/projects/(${id})/?$`),
    route: "participation/projects",
    view: (found: unknown) => projectOf(found as PublicProjectPage),
  },
];

/** The head of the page at this address, as HTML; null if there is nothing that everybody may read. */
export async function previewAt(
  http: FastifyInstance,
  publicUrl: string,
  { url, headers, ip }: Asked,
): Promise<string | null> {
  const read: Read = (address) =>
    http.inject({
      url: `/api/networks/${address}`,
      headers: { "accept-language": headers["accept-language"] ?? "" },
      remoteAddress: ip,
    });
  const asked = url.split(/[?#]/, 1)[0] ?? "";
  const path = (await ledTo(asked, read)) ?? asked;
  const plain = plainFormOf(url) ?? drawnPageOf(path);
  const shared = await sharedAt(path, read);
  const head = shared && headOf(shared, { path: plain ?? path, publicUrl });
  if (plain === null) return head;
  const language = languages.find((one) => one === new URL(url, publicUrl).searchParams.get("lang"));
  const at = language && !plain.includes("?") ? inLanguage(plain, language) : plain;
  return `${head ?? "<title>Stoep</title>"}\n    ${refreshTo(at)}`;
}

async function sharedAt(path: string, read: Read): Promise<Shared | null> {
  for (const { path: pattern, route, view } of screens) {
    const [, network, thing] = pattern.exec(path) ?? [];
    if (!network || !thing) continue;
    const { statusCode, body } = await read(`${network}/${route}/${thing}`);
    return statusCode === 200 ? view(JSON.parse(body)) : null;
  }
  return null;
}

/** The page without script for the screens of projects; null for any other screen. */
function drawnPageOf(path: string): string | null {
  const [, network, project] = drawn.exec(path) ?? [];
  if (network === undefined) return null;
  const all = `/${network}/participation`;
  return project ? `${all}/projects/${project}` : all;
}

type Read = (address: string) => Promise<{ statusCode: number; body: string }>;

/** Where a short address leads. */
async function ledTo(path: string, read: Read): Promise<string | null> {
  const [, network, code] = short.exec(path) ?? [];
  if (!network || !code) return null;
  const { statusCode, body } = await read(`${network}/shared/${code}`);
  return statusCode === 200 ? `/${network}${(JSON.parse(body) as { path: string }).path}` : null;
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

const projectOf = ({ project, banner }: PublicProjectPage): Shared => {
  const { title, introduction, organisation } = project;
  const picture = shareImage({ project, banner });
  return {
    title: `${title} · ${organisation.name}`,
    html: escapeMarkup(introduction),
    picture,
    altText: picture?.altText ?? "",
    isArticle: true,
  };
};

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
const refreshTo = (address: string): string =>
  `<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(address)}" /></noscript>`;

/** In place of the page's own title. */
export const withPreview = (page: string, head: string): string => page.replace(/<title>[^<]*<\/title>/, () => head);
