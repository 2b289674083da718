/** What editors and readers see of a message. */

import { personName } from "@stoep/contract/kernel";
import { peopleCount } from "@stoep/contract/people-count";
import {
  hasButton,
  type Post,
  PostFields,
  type PostRow,
  type PostVersion,
  type ReadPost,
} from "@stoep/contract/publishing";
import { pollKindOf } from "@stoep/contract/publishing/values";
import type { Actor, Network, Staff } from "#kernel/actor.ts";
import { reportSubjectVerdict, viewPoll } from "#modules/conversations/index.ts";
import { type FileAudience, type FileRow, viewFile } from "#modules/files/index.ts";
import type { ReadLinks } from "../links/index.ts";
import { isWhollyCancelled, viewDate } from "./activity-dates.ts";
import { contactFormPath } from "./contact-form.ts";
import { contentOf, namedIn } from "./content.ts";
import { disclosedFigures, isEarly, ratingOf, sumFigures } from "./figures.ts";
import { verdicts } from "./policy.ts";
import { stateOf } from "./rules.ts";
import type { PostListRow } from "./store/lists.ts";
import type { StoredPost } from "./store/posts.ts";
import type { ReadPostRow } from "./store/read-posts.ts";
import type { StoredVersion } from "./store/versions.ts";

interface EditorContext {
  actor: Staff;
  now: Date;
  /** What it belongs to. */
  linked: Post["linked"];
}

export function viewPost({ actor, now, linked }: EditorContext, post: StoredPost): Post {
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
    followUp: post.followUp,
    followsId: post.followsId,
    imageFiles: files(post.images),
    attachmentFiles: files(post.attachments),
    streets: post.streets,
    linked,
    hasVotes: post.votes > 0,
    votes: peopleCount(post.votes),
    can: verdicts(actor, post),
  };
}

interface ReadingContext {
  network: Pick<Network, "slug">;
  actor: Actor;
  now: Date;
  /** What the posts belong to. */
  links: ReadLinks;
  /** Shown to staff as a resident with all rights would get it, who has not answered yet. */
  asResident?: boolean;
}

const anyResident = { kind: "resident", isProven: true } as const;

/** In the reader's language, if there is a translation. A message that is not live yet is shown as of now. */
export function viewReadPost(
  row: ReadPostRow & { followedIn?: string | null },
  { network, actor, now, links, asResident = false }: ReadingContext,
): ReadPost {
  const { translation, followedIn = null } = row;
  const viewer = { audience: audienceOf(actor, row), now };
  const poll = viewPollOf(row, asResident ? anyResident : actor, now);
  return {
    id: row.id,
    kind: row.kind,
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
    version: row.version,
    theme: row.theme,
    secondTheme: row.secondTheme,
    images: row.images.map((image) => ({
      ...viewFile(network, image, viewer),
      altText: translation?.alts[image.id] || image.alt,
    })),
    attachments: row.attachments.map((file) => viewFile(network, file, viewer)),
    videoId: row.videoId,
    cta: viewCta(row),
    link: links(row),
    poll: followedIn ? withoutVote(poll) : poll,
    activity: viewActivity(row, now),
    vacancy: viewVacancy(row, actor),
    reactions: row.reactions ?? {},
    myReaction: row.myReaction,
    commentCount: row.commentCount ?? 0,
    isCommentsDisabled: row.isCommentsDisabled,
    alert: row.type === "urgent" ? viewAlertLine(row) : null,
    followedIn,
    can: { report: asResident || reportSubjectVerdict(actor, { accountId: row.createdBy, residentId: null }) },
  };
}

/** For readers who only follow the neighbourhood. */
function withoutVote(poll: ReadPost["poll"]): ReadPost["poll"] {
  return poll && { ...poll, can: { vote: "not_your_neighbourhood" } };
}

/** The latest follow-up decides whether it is resolved. */
function viewAlertLine({ followUp, line }: ReadPostRow): ReadPost["alert"] {
  const all = line ?? [];
  return {
    followUp,
    isResolved: all.at(-1)?.kind === "resolved",
    line: all.map(({ id, kind, title, at }) => ({
      id,
      followUp: kind,
      title,
      publishedAt: new Date(at).toISOString(),
    })),
  };
}

/** The preview of a draft is read by its own organisation, with the drafts' files. */
function audienceOf(actor: Actor, { organisationId }: ReadPostRow): FileAudience {
  if (actor.kind === "staff" && actor.organisation.id === organisationId) return "editors";
  return actor.kind === "guest" ? "public" : "readers";
}

function viewCta(row: ReadPostRow): ReadPost["cta"] {
  const { ctaType, ctaLink, ctaText, ctaDescription, translation } = row;
  if (!hasButton(row)) return null;
  return {
    type: ctaType,
    link: ctaType === "contact-form" ? contactFormPath(row.organisationId, row.id) : ctaLink,
    text: translation?.cta || ctaText,
    description: translation?.description || ctaDescription,
  };
}

function viewActivity({ activity, dates }: ReadPostRow, now: Date): ReadPost["activity"] {
  if (!activity) return null;
  const { address, longitude, latitude, repeat, hasRegistration, capacity, closesHoursBefore } = activity;
  const all = dates ?? [];
  return {
    address,
    longitude,
    latitude,
    repeat,
    hasRegistration,
    capacity,
    closesHoursBefore,
    isCancelled: isWhollyCancelled(all, now),
    dates: all.map((date) => viewDate(date, activity, now)),
  };
}

/** Contact details are shown to signed-in people, not to every program that reads the public page. */
function viewVacancy({ vacancy }: ReadPostRow, actor: Actor): ReadPost["vacancy"] {
  if (!vacancy) return null;
  const { contactFirstName, contactLastName, contactEmail, contactPhone, ...shown } = vacancy;
  const contact = { firstName: contactFirstName, lastName: contactLastName };
  const reached = actor.kind === "guest" ? { email: "", phone: "" } : { email: contactEmail, phone: contactPhone };
  return { ...shown, contact: { ...contact, ...reached } };
}

function viewPollOf(row: ReadPostRow, actor: Actor | typeof anyResident, now: Date): ReadPost["poll"] {
  const kind = pollKindOf(row.type);
  if (!kind) return null;
  const options = (row.options ?? []).map(({ id, text }) => ({ id, text: row.translation?.options[id] || text }));
  const votes = { tallies: row.tallies ?? {}, myVote: row.myVote };
  return viewPoll({ kind, options, closesAt: row.pollClosesAt, isOff: row.isVotingDisabled }, votes, { actor, now });
}

interface ListContext {
  actor: Staff;
  now: Date;
  /** What the posts belong to. */
  links: (row: PostListRow) => PostRow["link"];
}

export function viewPostRow({ actor, now, links }: ListContext, row: PostListRow): PostRow {
  const { id, kind, type, title, theme, visibility, neighbourhoodCount, neighbourhoodNames, openReports } = row;
  const isLive = row.publishedAt !== null;
  const totals = row.totals ?? sumFigures([]);
  const may = verdicts(actor, row);
  return {
    id,
    kind,
    type,
    title,
    theme,
    visibility,
    neighbourhoodCount,
    neighbourhoodNames,
    openReports,
    state: stateOf(row),
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    savedAt: row.savedAt.toISOString(),
    languages: [row.language, ...row.translatedTo],
    createdBy: row.createdByName ?? "",
    image: row.image && viewFile(actor.network, row.image, { audience: "editors", now }),
    // Engagement is exact everywhere; view counts are as of `countedAt`.
    engagement: isLive ? { ...disclosedFigures(totals), ...row.talk } : null,
    countedAt: isLive && row.totals?.rolledAt ? new Date(row.totals.rolledAt).toISOString() : null,
    rating: isLive ? ratingOf(totals, isEarly(row.publishedAt, now)) : "none",
    isCancelled: isWhollyCancelled(row.dateStates, now),
    activity: row.activity && viewListedActivity(row.activity),
    vacancy: row.vacancy,
    link: links(row),
    can: { copy: may.copy, share: may.share, delete: may.delete },
  };
}

const viewListedActivity = ({ startsAt, lastStartsAt, coming, capacity, hasRegistration }: ListedActivity) => ({
  startsAt: new Date(startsAt).toISOString(),
  lastStartsAt: new Date(lastStartsAt).toISOString(),
  coming: hasRegistration ? coming : null,
  capacity,
});
type ListedActivity = NonNullable<PostListRow["activity"]>;

/** An old version may have been stored before some of the fields existed; those have their first value. */
export function viewVersion(row: StoredVersion, names: ReadonlyMap<string, string>): PostVersion {
  const content = PostFields.parse(row.content);
  return {
    version: row.version,
    savedAt: row.replacedAt.toISOString(),
    savedBy: personName(row),
    content,
    names: Object.fromEntries(
      namedIn(content).flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
    ),
    changed: row.changed,
  };
}
