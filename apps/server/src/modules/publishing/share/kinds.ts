/**
 * What can be shared with residents by a link, a QR code and a poster. The capability that owns a kind of thing provides it under the
 * name that its subjects of conversation have; this room knows none of them.
 */
import { type Feature, staffFor } from "@stoep/contract/features";
import type { Language, Verdict } from "@stoep/contract/kernel";
import type { SharedWith } from "@stoep/contract/publishing";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { gatherByName, type Provided } from "#kernel/provided.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import type { FileRow } from "#modules/files/index.ts";

/** One thing, in the language asked for if it is written in it, else in the original. */
export interface Shared {
  /** `true`, or why it has no link yet. */
  can: Verdict;
  sharedWith: SharedWith;
  /** The original first. */
  languages: Language[];
  /** Of what follows. */
  language: Language;
  /** What kind of thing it is: "Activity". */
  label: string;
  title: string;
  /** When, where, until when. */
  facts: { label: string; value: string }[];
  /** Plain text; a poster has room for its first sentences. */
  text: string;
  picture: (FileRow & { altText: string }) | null;
  organisation: { name: string; logo: FileRow | null };
}

export interface SharedKind {
  /** Its viewers may share it. D §3, D §4 */
  feature: Feature;
  /** null: it does not exist, or belongs to another organisation. */
  find: (call: ReaderScope<Staff>, id: string) => Promise<Shared | null>;
  /** Of its page, within the network's. */
  pathOf: (id: string) => string;
  /** The oldest published one whose id ends in these hexadecimal digits. */
  findByEnding: (db: Db, ending: string) => Promise<string | null>;
}
export type SharedKinds = ReadonlyMap<string, SharedKind>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The kinds of things that can be shared, by name. */
    shared?: Readonly<Record<string, SharedKind>>;
  }
  interface Provided {
    shared: SharedKinds;
  }
}

/** Throws if two capabilities have a kind of the same name. */
export const gatherShared = (all: readonly Readonly<Record<string, SharedKind>>[]): SharedKinds =>
  gatherByName("thing that is shared", all);

type ShareCall = ReaderScope<Staff> & {
  provided: Pick<Provided, "shared">;
  params: { subjectKind: string; subjectId: string };
};

/** Refuses with `not_found`, with why the caller may not read it, or with why it cannot be shared yet. */
export async function loadShared(call: ShareCall): Promise<Shared & { path: string }> {
  const { subjectKind, subjectId } = call.params;
  const kind = call.provided.shared.get(subjectKind) ?? refuse("not_found");
  ensure(accessVerdict(staffFor(kind.feature, "viewer"), call.actor));
  const found = (await kind.find(call, subjectId)) ?? refuse("not_found");
  ensure(found.can);
  return { ...found, path: kind.pathOf(subjectId) };
}
