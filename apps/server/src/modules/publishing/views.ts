/** What the outside sees: for those who edit, and for those who read. */

import { peopleCount } from "@stoep/contract/people";
import type { Post, PostRow, PostVersion, ReadPost } from "@stoep/contract/publishing";
import type { Actor, Network, Staff } from "#kernel/actor.ts";
import { viewPoll } from "#modules/conversations/index.ts";
import { type FileAudience, type FileRow, viewFile } from "#modules/files/index.ts";
import { contentOf } from "./content.ts";
import { verdicts } from "./policy.ts";
import { disclosedFigures, isEarly, pollKindOf, ratingOf, stateOf, sumOf } from "./rules.ts";
import type { ListedPost } from "./store/lists.ts";
import type { StoredPost } from "./store/posts.ts";
import type { Reading } from "./store/reading.ts";
import type { StoredVersion } from "./store/versions.ts";

export function viewPost({ actor, now }: { actor: Staff; now: Date }, post: StoredPost): Post {
  const files = (rows: FileRow[]) => rows.map((row) => viewFile(actor.network, row, { audience: "editors", now }));
  return {
    ...contentOf(post),
    id: post.id,
    state: stateOf(post),
    version: post.version,
    previewedVersion: post.previewedVersion,
    publishAt: post.publishAt?.toISOString() ?? null,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    editedAt: post.editedAt?.toISOString() ?? null,
    savedAt: post.savedAt.toISOString(),
    createdBy: post.createdByName ?? "",
    imageFiles: files(post.images),
    attachmentFiles: files(post.attachments),
    streets: post.streets,
    hasVotes: post.votes > 0,
    votes: peopleCount(post.votes),
    can: verdicts(actor, post),
  };
}

interface ReadingContext {
  network: Pick<Network, "slug">;
  actor: Actor;
  now: Date;
}

/** In the language of its translation, if the reading has one. What is not live yet is shown as of now. */
export function viewReading(row: Reading, { network, actor, now }: ReadingContext): ReadPost {
  const { translation } = row;
  const viewer = { audience: audienceOf(actor, row), now };
  return {
    id: row.id,
    type: row.type,
    title: translation?.title ?? row.title,
    textHtml: translation?.html ?? row.textHtml,
    language: translation?.language ?? row.language,
    isTranslated: translation !== null,
    originalLanguage: row.language,
    organisation: {
      id: row.organisationId,
      name: row.organisationName,
      kind: row.organisationKind,
      logo: row.logo && viewFile(network, row.logo),
    },
    publishedAt: (row.publishedAt ?? now).toISOString(),
    isEdited: row.editedAt !== null,
    theme: row.theme,
    secondTheme: row.secondTheme,
    images: row.images.map((image) => ({
      ...viewFile(network, image, viewer),
      altText: translation?.alts[image.id] || image.alt,
    })),
    attachments: row.attachments.map((file) => viewFile(network, file, viewer)),
    videoId: row.videoId,
    cta: viewCta(row),
    poll: viewPollOf(row, actor, now),
    reactions: row.reactions ?? {},
    myReaction: row.myReaction,
    commentCount: row.commentCount ?? 0,
    isCommentsDisabled: row.isCommentsDisabled,
  };
}

/** The preview of a draft is read by its own organisation, with the drafts' files. */
function audienceOf(actor: Actor, { organisationId }: Reading): FileAudience {
  if (actor.kind === "staff" && actor.organisation.id === organisationId) return "editors";
  return actor.kind === "guest" ? "public" : "readers";
}

function viewCta({ ctaLink, ctaText, ctaDescription, translation }: Reading): ReadPost["cta"] {
  if (ctaLink === "") return null;
  return {
    link: ctaLink,
    text: translation?.cta || ctaText,
    description: translation?.description || ctaDescription,
  };
}

function viewPollOf(row: Reading, actor: Actor, now: Date): ReadPost["poll"] {
  const kind = pollKindOf(row.type);
  if (!kind) return null;
  const options = (row.options ?? []).map(({ id, text }) => ({ id, text: row.translation?.options[id] || text }));
  const votes = { tallies: row.tallies ?? {}, myVote: row.myVote };
  return viewPoll({ kind, options, closesAt: row.pollClosesAt, isOff: row.isVotingDisabled }, votes, { actor, now });
}

export function viewListed(network: Network, row: ListedPost, now: Date): PostRow {
  const { id, type, title, theme, visibility, neighbourhoodCount, neighbourhoodNames, openReports } = row;
  const isLive = row.publishedAt !== null;
  const totals = row.totals ?? sumOf([]);
  return {
    ...{ id, type, title, theme, visibility, neighbourhoodCount, neighbourhoodNames, openReports },
    state: stateOf(row),
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    savedAt: row.savedAt.toISOString(),
    languages: [row.language, ...row.translatedTo],
    createdBy: row.createdByName?.trim() ?? "",
    image: row.image && viewFile(network, row.image, { audience: "editors", now }),
    // What people did is exact everywhere; who saw it is as old as it says.
    engagement: isLive ? { ...disclosedFigures(totals), ...row.talk } : null,
    countedAt: isLive && row.totals ? new Date(row.totals.rolledAt).toISOString() : null,
    rating: isLive ? ratingOf(totals, isEarly(row.publishedAt, now)) : "none",
  };
}

export function viewVersion(row: StoredVersion): PostVersion {
  return {
    version: row.version,
    savedAt: row.replacedAt.toISOString(),
    savedBy: [row.firstName, row.lastName].filter(Boolean).join(" "),
    title: row.content.title,
    textHtml: row.content.textHtml,
    options: optionTexts(row.content.options),
    changed: row.changed,
  };
}

/** Of a stored version, which may be from before there were choices. */
const optionTexts = (options: unknown): string[] =>
  Array.isArray(options) ? options.map((option: { text?: string }) => option.text ?? "") : [];
