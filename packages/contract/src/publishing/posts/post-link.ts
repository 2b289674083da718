/**
 * What a post belongs to: a project, or a phase of it; later a survey, a call, a form, a group. Publishing knows none of them: each is
 * a kind by name. S1 §3
 */
import { z } from "zod";
import { fieldError, Id, Instant, NamedReference, textLine } from "../../kernel/index.ts";
import { PostState } from "./states.ts";

const kindPattern = "[a-z]{2,20}";
const idPattern = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

export const LinkKind = z.string().regex(new RegExp(`^${kindPattern}$`), fieldError("invalid"));

/** Compared as the database writes it. */
const LinkedId = Id.overwrite((id) => id.toLowerCase());

export const PostLink = z.object({
  kind: LinkKind,
  id: LinkedId,
  /** A phase, where it has any; null: all of it. */
  part: LinkedId.nullable().default(null),
});
export type PostLink = z.output<typeof PostLink>;

/** The same in an address: `project:<id>`, or `project:<id>:<part>`. */
export const LinkText = z
  .string()
  .regex(new RegExp(`^${kindPattern}:${idPattern}(?::${idPattern})?$`), fieldError("invalid"));

export const linkText = ({ kind, id, part }: PostLink): string => [kind, id, ...(part ? [part] : [])].join(":");

/** null if it is none. */
export function readLinkText(text: string): PostLink | null {
  const [kind, id, part = null] = text.split(":");
  return LinkText.safeParse(text).success ? PostLink.parse({ kind, id, part }) : null;
}

/** One of those that an editor chooses from, in the editor's language. */
export const LinkChoice = z.object({
  id: Id,
  name: z.string(),
  state: PostState,
  /** When residents can open it, or could since; null for a draft. */
  opensAt: Instant.nullable(),
  parts: z.array(NamedReference),
});
export type LinkChoice = z.infer<typeof LinkChoice>;

export const LinkSearch = z.object({
  kind: LinkKind,
  /** All, latest first, without one. */
  search: textLine(100).optional(),
  /** Only this one. */
  id: LinkedId.optional(),
});

/** What a post belongs to, for its reader. */
export const ReadLink = z.object({
  kind: LinkKind,
  /** Of its page, within the network's; null: it is gone, or not for this reader. */
  path: z.string().nullable(),
  /** What its button says; without a page, what stands instead. */
  text: z.string(),
  /** Its name and that of its part, in the reader's language; empty without a page. */
  name: z.string(),
  partName: z.string(),
});
export type ReadLink = z.infer<typeof ReadLink>;

/** With its name and that of its part, as colleagues see it; without them if it is gone, or a draft of other colleagues. */
export const ListedLink = PostLink.extend({ name: z.string(), partName: z.string() });
export type ListedLink = z.output<typeof ListedLink>;
