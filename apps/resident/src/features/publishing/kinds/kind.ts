import type { ReadPost } from "@stoep/contract/publishing";
import { type LazyPart, lazyPart } from "@stoep/ui/parts";
import type { ComponentType } from "react";

export type PartProps = { post: ReadPost };
type Part = LazyPart<PartProps>;

/** What one kind of post shows in addition to the common parts. Each part loads with the first post of its kind. */
export interface KindParts {
  /** Shown beside the sender, before the kind's name (`kinds.*` in the texts); plain messages have none. */
  icon?: ComponentType<{ "aria-hidden"?: boolean }>;
  /** On a card: below the title, and above the foot. */
  card?: { facts?: Part; act?: Part };
  /** On its own page, in the same places. */
  page?: { facts?: Part; act?: Part };
  /** Height reserved for the facts of a card while their code loads, so that nothing moves. */
  height?: number;
}

/** A part whose code cannot be loaded, for instance on a train, is left out; the post's text is still there. */
export const kindPart = (load: () => Promise<ComponentType<PartProps>>): Part => lazyPart(load, { isOptional: true });
