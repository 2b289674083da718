/** What everybody sees of a message on a card, and of anything new. */

import {
  type PublicNewsItem,
  type PublicPost,
  publicPageLimits,
  type ReadProject,
} from "@stoep/contract/participation";
import { isPoll } from "@stoep/contract/publishing/values";
import { plainText, shortened } from "@stoep/contract/rich-text";
import type { Network } from "#kernel/actor.ts";
import { viewFile } from "#modules/files/index.ts";
import type { PublicPostRow } from "./store/posts.ts";

const oneLine = (html: string): string => plainText(html).replace(/\s+/g, " ").trim();

const organisationOf = ({ organisationId: id, organisationName: name }: PublicPostRow) => ({ id, name });

export function viewPost(row: PublicPostRow, network: Network, now: Date): PublicPost {
  const { id, kind, title, language, image, date, pollClosesAt: closesAt } = row;
  const altText = (image && row.altTexts?.[image.id]) || image?.alt || "";
  return {
    id,
    kind,
    title,
    introduction: shortened(oneLine(row.textHtml), publicPageLimits.introduction),
    language,
    organisation: organisationOf(row),
    publishedAt: row.publishedAt.toISOString(),
    image: image && { ...viewFile(network, image, { audience: "public", now }), altText },
    poll: isPoll(row.type)
      ? { closesAt: closesAt?.toISOString() ?? null, isClosed: closesAt !== null && closesAt <= now }
      : null,
    date: date && {
      startsAt: new Date(date.starts).toISOString(),
      endsAt: new Date(date.ends).toISOString(),
      address: date.address,
    },
  };
}

export const viewNewsOfPost = (row: PublicPostRow): PublicNewsItem => ({
  kind: "post",
  id: row.id,
  title: row.title,
  text: shortened(plainText(row.textHtml), publicPageLimits.newsText),
  language: row.language,
  organisation: organisationOf(row),
  publishedAt: row.publishedAt.toISOString(),
});

export const viewNewsOfProject = (project: ReadProject): PublicNewsItem => ({
  kind: "project",
  id: project.id,
  title: project.title,
  text: project.introduction,
  language: project.language,
  organisation: { id: project.organisation.id, name: project.organisation.name },
  publishedAt: project.publishedAt,
});
