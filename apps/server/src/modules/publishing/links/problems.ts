/** Why a post cannot belong to what an editor chose. Another organisation's things look like those that do not exist. */
import { staffFor } from "@stoep/contract/features";
import type { FieldCode } from "@stoep/contract/kernel";
import type { PostLink } from "@stoep/contract/publishing";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import type { Provided } from "#kernel/provided.ts";
import type { Linkable, LinkKind } from "./kinds.ts";

export type LinkCall = ReaderScope<Staff> & { provided: Pick<Provided, "linkKinds"> };

/** Null if it does not exist, is another organisation's, or was deleted. */
export async function findLinkable(call: LinkCall, { kind, id }: PostLink): Promise<Linkable | null> {
  const [found] = (await call.provided.linkKinds.get(kind)?.listOwn(call, { ids: [id] })) ?? [];
  return found ?? null;
}

/** Whether a colleague sees the organisation's drafts of this kind. */
export const seesDrafts = ({ feature }: LinkKind, actor: Staff): boolean =>
  accessVerdict(staffFor(feature, "viewer"), actor) === true;

export const isKnownTo =
  (kind: LinkKind, actor: Staff) =>
  ({ publishedAt }: Linkable): boolean =>
    publishedAt !== null || seesDrafts(kind, actor);

interface LinkedPost {
  link: PostLink | null;
}

interface LinkCheck {
  /** When residents must be able to open it; null: at some time, or never, as for a draft. */
  openAt: Date | null;
  /** It is chosen just now, by somebody who must know of it. */
  isChosen?: boolean;
}

/** Returns a code at `link`, or nothing. */
export async function linkProblems(
  call: LinkCall,
  { link }: LinkedPost,
  { openAt, isChosen = false }: LinkCheck,
): Promise<Record<string, FieldCode>> {
  if (link === null) return {};
  const code = await problemOf(call, link, { openAt, isChosen });
  return code ? { link: code } : {};
}

async function problemOf(call: LinkCall, link: PostLink, { openAt, isChosen }: Required<LinkCheck>) {
  const kind = call.provided.linkKinds.get(link.kind);
  if (kind === undefined) return "linkUnknown";
  const thing = await findLinkable(call, link);
  if (thing === null || (isChosen && !isKnownTo(kind, call.actor)(thing))) return "linkUnknown";
  if (link.part !== null && !thing.parts.some(({ id }) => id === link.part)) return "linkPartUnknown";
  return openAt === null || isOpenAt(thing, openAt) ? null : "linkNotLive";
}

/** What a copy, or an earlier version that is restored, may still belong to: that, all of it where its part is gone, or nothing. */
export async function keptLink(call: LinkCall, link: PostLink | null, check: LinkCheck): Promise<PostLink | null> {
  const { link: code } = await linkProblems(call, { link }, check);
  if (link === null || code === undefined) return link;
  return code === "linkPartUnknown" ? keptLink(call, { ...link, part: null }, check) : null;
}

/** Whether residents can open it then: it is published, or will be by then. */
const isOpenAt = ({ publishAt, publishedAt }: Linkable, moment: Date): boolean =>
  publishedAt !== null || (publishAt !== null && publishAt <= moment);

/** When residents can open it for the first time; null if they can, or it is a draft. */
export const opensLater = ({ publishAt, publishedAt }: Linkable): Date | null => (publishedAt ? null : publishAt);

/** For what is planned for whenever: nothing but drafts, which nobody is going to open, is refused. */
export const someDay = new Date(8.64e15);
