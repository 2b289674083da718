/** The kinds of notices that capabilities define: their words in mails, and where each leads. */
import { type NoticeGroup, type NoticeKind, notices } from "@stoep/contract/notifications";
import { gatherByName, type Provided } from "#kernel/provided.ts";
import type { Translations } from "#kernel/texts.ts";
import { type Template, templateOf } from "../mail/index.ts";

/** `one`: about one person or thing; `many`: about {{people}}. The other holes are the event's details, {{actor}} among them. */
type NoticeLine = Record<"one" | "many", Translations>;
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
  /** The details that a push and a digest tell below the line; what somebody wrote, by default. */
  tells?: readonly string[];
  /** The page that it leads to, if not its object: below the network's address, or the dashboard's. */
  path?: string;
  /** The query that selects a part of the object's page. */
  query?: string;
  /** The id of a part of the object's page. */
  part?: string;
}
export interface NoticeDefinition extends KindDefinition {
  line: NoticeLine;
}
export interface Notices {
  kinds: Partial<Record<NoticeKind, NoticeDefinition>>;
  /** The addresses of objects: the path before their id, or the address up to `=`. */
  objects?: Record<string, Record<ReaderSide, string>>;
}

/** A capability's kinds, which its door provides. */
export function defineNotices<const K extends Partial<Record<NoticeKind, KindDefinition>>>(
  lines: Record<keyof K & string, NoticeLine>,
  kinds: K,
  objects: NonNullable<Notices["objects"]> = {},
): Notices {
  const defined = Object.entries(kinds).map(([name, kind]) => [
    name,
    { ...kind, line: lines[name as keyof K & string] },
  ]);
  return { kinds: Object.fromEntries(defined), objects };
}

/** The notices of all capabilities. */
interface AllNotices {
  kinds: Readonly<Record<NoticeKind, NoticeDefinition>>;
  objects: ReadonlyMap<string, Record<ReaderSide, string>>;
}
export type NoticesScope = { provided: Pick<Provided, "notices"> };

declare module "#kernel/provided.ts" {
  interface Provides {
    /** The notifications that it sends. */
    notices?: Notices;
  }
  interface Provided {
    notices: AllNotices;
  }
}

/** Throws if a kind of the contract has no words, or a mail that nobody provides. */
export function gatherNotices(all: readonly Notices[], mails: Provided["mails"]): AllNotices {
  const byKind = gatherByName(
    "notice",
    all.map(({ kinds }) => kinds),
  );
  const kinds = Object.keys(notices).map((kind) => {
    const definition = byKind.get(kind);
    if (!definition) throw new Error(`no capability provides the notice ${kind}`);
    if (definition.mail) templateOf({ mails }, definition.mail.name);
    return [kind, definition];
  });
  return {
    kinds: Object.fromEntries(kinds),
    objects: gatherByName(
      "object",
      all.map(({ objects = {} }) => objects),
    ),
  };
}

export const definitionOf = ({ provided }: NoticesScope, kind: NoticeKind): NoticeDefinition =>
  provided.notices.kinds[kind];

export const groupOf = (kind: NoticeKind): NoticeGroup => notices[kind].group;
export const isMerged = (kind: NoticeKind): boolean => "merges" in notices[kind];
export const kindsIn = (groups: readonly NoticeGroup[]): NoticeKind[] =>
  (Object.keys(notices) as NoticeKind[]).filter((kind) => groups.includes(groupOf(kind)));

/** Those of `groups` that have a kind outside this list. */
export const groupsWithout = <G extends NoticeGroup>(groups: readonly G[], hidden: readonly NoticeKind[]): G[] =>
  groups.filter((group) => kindsIn([group]).some((kind) => !hidden.includes(kind)));

export const readerOf = (kind: NoticeKind): ReaderSide => notices[kind].for;

export interface LinkScope extends NoticesScope {
  config: { publicUrl: string };
  network: { slug: string };
}

/** The address of the object of a notice. */
export function linkOf(
  { config, network, provided }: LinkScope,
  { kind, objectKind, objectId }: { kind: NoticeKind; objectKind: string | null; objectId: string | null },
): string {
  const reader = readerOf(kind);
  const home = reader === "staff" ? `${config.publicUrl}/dashboard` : `${config.publicUrl}/${network.slug}`;
  const { path, query, part } = definitionOf({ provided }, kind);
  if (path !== undefined) return `${home}/${path}`;
  const before = objectKind === null ? undefined : provided.notices.objects.get(objectKind)?.[reader];
  if (before === undefined) return home;
  const place = before.endsWith("=") ? `${home}/${before}${objectId}` : `${home}/${before}/${objectId}`;
  return `${place}${query === undefined ? "" : `?${query}`}${part === undefined ? "" : `#${part}`}`;
}
