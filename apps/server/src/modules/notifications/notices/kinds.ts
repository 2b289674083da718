/** The kinds of notices that capabilities define: their words in mails, and where each leads. */
import type { Language } from "@stoep/contract/kernel";
import { type NoticeGroup, type NoticeKind, notices } from "@stoep/contract/notifications";
import type { Template } from "../templates.ts";

/** `one`: about one person or thing; `many`: about {{people}}. The other holes are the event's details, {{actor}} among them. */
type NoticeLine = Record<"one" | "many", string>;
type ReaderSide = "residents" | "staff";

interface KindDefinition {
  /** A mail of its own, with the values of the event; without it, the notice is a line in the shared mail. */
  // biome-ignore lint/suspicious/noExplicitAny: the event decides which values it takes
  mail?: Template<any>;
  /** Nobody can opt out of it. */
  isImportant?: true;
  /** A person counts once, however often they do it. */
  isOncePerPerson?: true;
  /** {{people}} counts things, not the people who made them. */
  countsThings?: true;
  /** Nobody is notified of the same thing again, even after reading: for jobs that may be repeated. */
  isToldOnce?: true;
  /** The page that it leads to, if not its object: below the network's address, or the dashboard's. */
  path?: string;
  /** The query that selects a part of the object's page. */
  query?: string;
}
export interface NoticeDefinition extends KindDefinition {
  lines: Record<Language, NoticeLine>;
}
export interface Notices {
  kinds: Partial<Record<NoticeKind, NoticeDefinition>>;
  /** The addresses of objects: the path before their id, or the address up to `=`. */
  objects?: Record<string, Record<ReaderSide, string>>;
}

/** A capability's kinds of notices, exported by its door and passed in by the composition root. */
export function defineNotices<const K extends Partial<Record<NoticeKind, KindDefinition>>>(
  lines: Record<Language, Record<keyof K & string, NoticeLine>>,
  kinds: K,
  objects: NonNullable<Notices["objects"]> = {},
): Notices {
  const { en, nl, fr, tr } = lines;
  const defined = Object.entries(kinds).map(([name, kind]) => {
    const key = name as keyof K & string;
    return [name, { ...kind, lines: { en: en[key], nl: nl[key], fr: fr[key], tr: tr[key] } }];
  });
  return { kinds: Object.fromEntries(defined), objects };
}

let provided: Required<Notices> = { kinds: {}, objects: {} };

/** Called by the composition root with the kinds of every capability. */
export function provideNotices(all: readonly Notices[]): void {
  provided = {
    kinds: Object.assign({}, ...all.map(({ kinds }) => kinds)),
    objects: Object.assign({}, ...all.map(({ objects }) => objects)),
  };
}

/** Throws if no capability defines this kind. */
export function definitionOf(kind: NoticeKind): NoticeDefinition {
  const definition = provided.kinds[kind];
  if (!definition) throw new Error(`no notice ${kind}`);
  return definition;
}

export const groupOf = (kind: NoticeKind): NoticeGroup => notices[kind].group;
export const isMerged = (kind: NoticeKind): boolean => "merges" in notices[kind];
export const kindsIn = (groups: readonly NoticeGroup[]): NoticeKind[] =>
  (Object.keys(notices) as NoticeKind[]).filter((kind) => groups.includes(groupOf(kind)));

/** Those of `groups` that have a kind outside this list. */
export const groupsWithout = <G extends NoticeGroup>(groups: readonly G[], hidden: readonly NoticeKind[]): G[] =>
  groups.filter((group) => kindsIn([group]).some((kind) => !hidden.includes(kind)));

export const readerOf = (kind: NoticeKind): ReaderSide => notices[kind].for;

interface LinkBase {
  publicUrl: string;
  network: { slug: string };
}

/** The address of the object of a notice. */
export function linkOf(
  { publicUrl, network }: LinkBase,
  { kind, objectKind, objectId }: { kind: NoticeKind; objectKind: string | null; objectId: string | null },
): string {
  const reader = readerOf(kind);
  const home = reader === "staff" ? `${publicUrl}/dashboard` : `${publicUrl}/${network.slug}`;
  const { path, query } = definitionOf(kind);
  if (path !== undefined) return `${home}/${path}`;
  const before = objectKind === null ? undefined : provided.objects[objectKind]?.[reader];
  if (before === undefined) return home;
  const place = before.endsWith("=") ? `${home}/${before}${objectId}` : `${home}/${before}/${objectId}`;
  return query === undefined ? place : `${place}?${query}`;
}
