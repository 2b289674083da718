/** What posts belong to, as their readers see it: of a whole page at once. */

import type { ListedLink, PostLink, ReadLink } from "@stoep/contract/publishing";
import { type Actor, guest } from "#kernel/actor.ts";
import type { Provided } from "#kernel/provided.ts";
import type { Linkable, LinkedThing, LinkKind, LinkReader } from "./kinds.ts";
import { findLinkable, isKnownTo, type LinkCall } from "./problems.ts";

/** The columns of a post that say what it belongs to. */
export interface LinkColumns {
  linkKind: string | null;
  linkId: string | null;
  linkPart: string | null;
}

export const linkOf = ({ linkKind, linkId, linkPart }: LinkColumns): PostLink | null =>
  linkKind === null || linkId === null ? null : { kind: linkKind, id: linkId, part: linkPart };

export const linkColumns = (link: PostLink | null): LinkColumns => ({
  linkKind: link?.kind ?? null,
  linkId: link?.id ?? null,
  linkPart: link?.part ?? null,
});

/** For each post what it belongs to; null: to nothing. */
export type ReadLinks = (row: LinkColumns) => ReadLink | null;

/** For whom only figures or words matter. */
export const withoutLinks: ReadLinks = () => null;

interface ReadingCall extends Omit<LinkReader, "actor"> {
  actor: Actor;
  provided: Pick<Provided, "linkKinds">;
}

/** One statement for each kind that occurs among them. */
export async function readLinks(call: ReadingCall, rows: readonly LinkColumns[]): Promise<ReadLinks> {
  const { actor, db, language, now } = call;
  const reader = { actor: actor.kind === "resident" || actor.kind === "staff" ? actor : guest, db, language, now };
  const found = await findByKind(call, rows, (kind, ids) => kind.findReadable(reader, ids));
  return (row) => {
    const link = linkOf(row);
    return link && viewLink(call, link, found.get(link.kind)?.get(link.id));
  };
}

/** As residents will see it once it is open, which a preview of a draft shows. */
export async function previewLink(call: LinkCall, link: PostLink | null): Promise<ReadLink | null> {
  if (link === null) return null;
  const own = await findLinkable(call, link);
  return viewLink(call, link, own ? { name: own.name, partNames: namesOf(own) } : undefined);
}

const namesOf = ({ parts }: Linkable) => new Map(parts.map(({ id, name }) => [id, name]));

function viewLink(
  { provided, language }: Pick<ReadingCall, "provided" | "language">,
  { kind: name, id, part }: PostLink,
  thing: LinkedThing | undefined,
): ReadLink | null {
  const kind = provided.linkKinds.get(name);
  if (kind === undefined) return null;
  if (thing === undefined) return { kind: name, path: null, text: kind.words.gone[language], name: "", partName: "" };
  // A phase that was removed leaves the project.
  const partName = part === null ? undefined : thing.partNames.get(part);
  return {
    kind: name,
    path: thing.path ?? kind.pathOf(id, partName === undefined ? null : part),
    text: kind.words.button[language],
    name: thing.name,
    partName: partName ?? "",
  };
}

/** As colleagues see it: the name of what is not published is for those who see drafts of its kind. */
export async function listLinks(call: LinkCall, rows: readonly LinkColumns[]) {
  const found = await findByKind(call, rows, async (kind, ids) => {
    const own = (await kind.listOwn(call, { ids })).filter(isKnownTo(kind, call.actor));
    return new Map(own.map((one) => [one.id, one]));
  });
  return (row: LinkColumns): ListedLink | null => {
    const link = linkOf(row);
    return link && { ...link, ...nameIn(found.get(link.kind)?.get(link.id), link) };
  };
}

const nameIn = (thing: Linkable | undefined, { part }: PostLink) => ({
  name: thing?.name ?? "",
  partName: (part === null ? undefined : thing?.parts.find(({ id }) => id === part)?.name) ?? "",
});

/** Of these and their parts, by id. */
export async function findLinkNames(call: LinkCall, linked: readonly { link: PostLink | null }[]) {
  const rows = linked.map(({ link }) => linkColumns(link));
  const nameOf = await listLinks(call, rows);
  const names = rows.flatMap((row): [string, string][] => {
    const link = nameOf(row);
    if (!link) return [];
    return [[link.id, link.name], ...(link.part ? [[link.part, link.partName] as [string, string]] : [])];
  });
  return new Map(names.filter(([, name]) => name !== ""));
}

/** "A new square, Ideas": for the log. Null: it belongs to nothing, or to what is gone. */
export async function linkInWords(call: LinkCall, link: PostLink | null): Promise<string | null> {
  const thing = link && (await findLinkable(call, link));
  if (!thing || !link) return null;
  const { name, partName } = nameIn(thing, link);
  return partName ? `${name}, ${partName}` : name;
}

async function findByKind<T>(
  { provided }: { provided: Pick<Provided, "linkKinds"> },
  rows: readonly LinkColumns[],
  find: (kind: LinkKind, ids: string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, T>>> {
  const links = rows.flatMap((row) => linkOf(row) ?? []);
  const names = [...new Set(links.map(({ kind }) => kind))];
  const found = await Promise.all(
    names.map(async (name) => {
      const kind = provided.linkKinds.get(name);
      const ids = [...new Set(links.flatMap((one) => (one.kind === name ? [one.id] : [])))];
      return [name, kind ? await find(kind, ids) : new Map<string, T>()] as const;
    }),
  );
  return new Map(found);
}
