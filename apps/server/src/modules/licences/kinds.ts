/**
 * What one-off licences can name. The capability that owns a kind of thing provides it under its name; this room knows none of them. What
 * is named may go, and the licence stays.
 */
import type { Feature } from "@stoep/contract/features";
import type { Actor } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import { gatherByName } from "#kernel/provided.ts";

/** One of an organisation's things, published or not. */
export interface Licensable {
  id: string;
  /** In the reader's language, if it is written in it. */
  name: string;
  publishedAt: Date | null;
}

interface LicensableSearch {
  search: string;
  limit: number;
}

export interface LicensedKind {
  /** Its module is the one that a licence for it belongs to; its viewers know the names of drafts. D §3, D §4 */
  feature: Feature;
  /** The organisation's whose words match, the latest first; or those with these ids. Nothing that was deleted. */
  listOf: (
    reader: Pick<ReaderScope<Actor>, "db" | "language">,
    organisationId: string,
    wanted: LicensableSearch | { ids: readonly string[] },
  ) => Promise<Licensable[]>;
}
export type LicensedKinds = ReadonlyMap<string, LicensedKind>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The kinds of things that one-off licences can name, by name. */
    licensedKinds?: Readonly<Record<string, LicensedKind>>;
  }
  interface Provided {
    licensedKinds: LicensedKinds;
  }
}

/** Throws if two capabilities have a kind of the same name. */
export const gatherLicensedKinds = (all: readonly Readonly<Record<string, LicensedKind>>[]): LicensedKinds =>
  gatherByName("thing that licences name", all);
