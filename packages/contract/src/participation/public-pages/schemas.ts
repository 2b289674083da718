/** What everybody may read of an organisation's or a network's participation, on one page. S1 §2 public page */
import { z } from "zod";
import { OrganisationProfile } from "../../accounts/index.ts";
import { FileView } from "../../files/index.ts";
import { Cursor, Id, Instant, Language, NamedReference, pageOf } from "../../kernel/index.ts";
import { PublicNetwork } from "../../neighbourhoods/index.ts";
import { PostKind } from "../../publishing/index.ts";
import { IdeaPoint } from "../ideas/schemas.ts";
import { ProjectCard } from "../projects/lists.ts";
import { ReadProject } from "../projects/schemas.ts";

/** How much a page shows: 60 kB hold it, with the longest titles. */
export const publicPageLimits = {
  projects: 16,
  /** Of each of: polls, messages, activities to come. */
  posts: 4,
  organisations: 100,
  /** Ideas whose place the page of their project says in words. */
  places: 12,
  /** Characters of an introduction. */
  introduction: 160,
  news: 40,
  newsText: 1000,
  addresses: 5000,
  records: 50,
} as const;

const Picture = FileView.extend({ altText: z.string() });

/** A message, poll or activity of the public page, in the reader's language if there is a translation. */
export const PublicPost = z.object({
  id: Id,
  kind: PostKind,
  title: z.string(),
  /** The beginning of its text, without markup. */
  introduction: z.string(),
  /** The language of this title and text. */
  language: Language,
  organisation: NamedReference,
  publishedAt: Instant,
  image: Picture.nullable(),
  /** For a poll; `closesAt` null: without end. */
  poll: z.object({ closesAt: Instant.nullable(), isClosed: z.boolean() }).nullable(),
  /** For an activity: its next date. */
  date: z.object({ startsAt: Instant, endsAt: Instant, address: z.string() }).nullable(),
});
export type PublicPost = z.infer<typeof PublicPost>;

export const PublicPage = z.object({
  network: PublicNetwork,
  /** null: the page of the whole network. */
  organisation: OrganisationProfile.nullable(),
  /** On the page of the network: those that have a page of their own, by name. */
  organisations: z.array(NamedReference),
  projects: pageOf(ProjectCard),
  /** These only stand beside the first projects. */
  polls: z.array(PublicPost),
  messages: z.array(PublicPost),
  activities: z.array(PublicPost),
});
export type PublicPage = z.infer<typeof PublicPage>;

/** The latest ideas with a place; nobody is named. `isCut`: there are more. */
export const PublicIdeaPlaces = z.object({
  items: z.array(
    IdeaPoint.extend({
      /** The language of the title. */
      language: Language,
      /** In words: street and neighbourhood, as far as they are known. */
      place: z.string(),
    }),
  ),
  isCut: z.boolean(),
});
export type PublicIdeaPlaces = z.infer<typeof PublicIdeaPlaces>;

export const PublicProjectPage = z.object({
  network: PublicNetwork,
  project: ReadProject,
  /** Of its organisation, for projects without a picture. */
  banner: FileView.nullable(),
  /** The latest messages and activities of the public page that belong to it. */
  posts: z.array(PublicPost),
  places: PublicIdeaPlaces,
});
export type PublicProjectPage = z.infer<typeof PublicProjectPage>;

/** Something that was published, for news readers. */
export const PublicNewsItem = z.object({
  kind: z.enum(["project", "post"]),
  id: Id,
  title: z.string(),
  text: z.string(),
  language: Language,
  organisation: NamedReference,
  publishedAt: Instant,
});
export type PublicNewsItem = z.infer<typeof PublicNewsItem>;

export const PublicNews = z.object({
  network: PublicNetwork,
  /** null: of the whole network. */
  organisation: z.string().nullable(),
  items: z.array(PublicNewsItem),
});
export type PublicNews = z.infer<typeof PublicNews>;

/** In the order in which they are listed. */
export const PublicAddressKind = z.enum(["project", "post", "organisation"]);
export type PublicAddressKind = z.infer<typeof PublicAddressKind>;

const Year = z.coerce.number().int().min(1970).max(9999).optional();

/** `since` and `until`: years in which it was published, in UTC, both included. */
export const PublicAddressQuery = z.object({
  kind: PublicAddressKind.optional(),
  since: Year,
  until: Year,
  limit: z.coerce.number().int().min(1).max(publicPageLimits.addresses).default(publicPageLimits.addresses),
  cursor: Cursor,
});

/** A page that search engines may know of. */
export const PublicAddress = z.object({
  kind: PublicAddressKind,
  id: Id,
  /** An organisation: since when it is there. */
  publishedAt: Instant,
  /** When its words last changed; null: unknown. */
  changedAt: Instant.nullable(),
});
export type PublicAddress = z.infer<typeof PublicAddress>;
