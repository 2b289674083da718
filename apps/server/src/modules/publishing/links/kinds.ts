/**
 * What posts can belong to. The capability that owns a kind of thing provides it under its name; this room knows none of them. A link
 * is a kind, an id and a part, without a reference in the database: what it leads to may go, and the post says so.
 */
import type { Feature } from "@stoep/contract/features";
import type { Language } from "@stoep/contract/kernel";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { gatherByName } from "#kernel/provided.ts";
import type { Translations } from "#kernel/texts.ts";

/** One of an organisation's things, published or not. */
export interface Linkable {
  id: string;
  /** In the reader's language, if it is written in it. */
  name: string;
  publishAt: Date | null;
  publishedAt: Date | null;
  /** In their order. */
  parts: readonly { id: string; name: string }[];
}

/** One that its reader may open. */
export interface LinkedThing {
  name: string;
  partNames: ReadonlyMap<string, string>;
  /** Where this one is opened, if not where its kind is. */
  path?: string | undefined;
}

export interface LinkReader {
  actor: Guest | Resident | Staff;
  db: Db;
  language: Language;
  now: Date;
}

export interface LinkableSearch {
  search: string;
  isPublished: boolean;
  limit: number;
}

export interface LinkKind {
  /** Its viewers see those that are not published, and may choose one; other colleagues know the published ones alone. D §3, D §4 */
  feature: Feature;
  /** The organisation's own whose words match, the latest first; or those with these ids. Nothing that was deleted. */
  listOwn: (call: ReaderScope<Staff>, wanted: LinkableSearch | { ids: readonly string[] }) => Promise<Linkable[]>;
  /** Of these ids, those that the reader may open. One statement, however many. */
  findReadable: (reader: LinkReader, ids: readonly string[]) => Promise<ReadonlyMap<string, LinkedThing>>;
  /** Of its page, within the network's. */
  pathOf: (id: string, part: string | null) => string;
  /** What the button says, and what stands in its place for those who cannot open it, who are not told more. */
  words: Readonly<Record<"button" | "gone", Translations>>;
}
export type LinkKinds = ReadonlyMap<string, LinkKind>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The kinds of things that posts can belong to, by name. */
    linkKinds?: Readonly<Record<string, LinkKind>>;
  }
  interface Provided {
    linkKinds: LinkKinds;
  }
}

/** Throws if two capabilities have a kind of the same name. */
export const gatherLinkKinds = (all: readonly Readonly<Record<string, LinkKind>>[]): LinkKinds =>
  gatherByName("thing that posts belong to", all);
