/** The capabilities' parts of the search. */
import { foundKinds, type ReadableKind, type SearchKind } from "@stoep/contract/feed";
import type { Language } from "@stoep/contract/kernel";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import type { Provided } from "#kernel/provided.ts";

/** A folded word that must be found. */
export interface SearchWord {
  typed: string;
  /** One of these words of titles and neighbourhoods must be found. */
  spellings: readonly string[];
  /** Every one-slip variant of the word, for things that are in no title, such as people; empty while only the typed word is searched. */
  slips: readonly string[];
}
export type SearchWords = readonly SearchWord[];

export interface FoundRow<K = SearchKind> {
  kind: K;
  id: string;
  name: string;
  language: Language | null;
  at: Date | null;
  detail: string | null;
}

export interface Searcher {
  /** Whether the member may open such things. */
  may(actor: Staff): boolean;
  /** The kind that the typed text can only mean, such as a number with its sign: it is shown first. */
  meant?(typed: string): SearchKind | null;
  /** Best matches first, about as many as requested of each kind. In one statement. */
  find(db: Db, actor: Staff, wanted: SearchWords, limit: number): Promise<FoundRow[]>;
  /** Matches that a resident may read; of one kind, or of all that the capability has. */
  findReadable?(db: Db, actor: Resident, wanted: SearchWords, asked: SearchScope): Promise<FoundRow<ReadableKind>[]>;
}

export interface SearchScope {
  kind: ReadableKind | null;
  /** For each kind. */
  limit: number;
}

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Its part of the search over everything. */
    searchers?: readonly Searcher[];
  }
  interface Provided {
    searchers: readonly Searcher[];
  }
}

interface SearchCall<A> {
  db: Db;
  actor: A;
  provided: Pick<Provided, "searchers">;
}

/** In the order in which they are shown. */
export const kindsFor = ({ provided }: Pick<SearchCall<unknown>, "provided">, typed: string): SearchKind[] => [
  ...new Set([...provided.searchers.flatMap(({ meant }) => meant?.(typed) ?? []), ...foundKinds]),
];

/** Matches of every kind that the member may open. */
export async function findAll(
  { db, actor, provided }: SearchCall<Staff>,
  wanted: SearchWords,
  limit: number,
): Promise<FoundRow[]> {
  const open = provided.searchers.filter((searcher) => searcher.may(actor));
  return (await Promise.all(open.map((searcher) => searcher.find(db, actor, wanted, limit)))).flat();
}

export async function findAllReadable(
  { db, actor, provided }: SearchCall<Resident>,
  wanted: SearchWords,
  asked: SearchScope,
) {
  const found = provided.searchers.map((searcher) => searcher.findReadable?.(db, actor, wanted, asked) ?? []);
  return (await Promise.all(found)).flat();
}
