import type { PostKind } from "@stoep/contract/publishing";
import type { PartSwitchProps } from "@stoep/ui";
import { useFormat, useInboxKinds } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

type Kinds = ReturnType<typeof useInboxKinds>;

/** The kinds of posts that features contribute, in their order. */
export const usePostKinds = () => useInboxKinds().flatMap((one) => (one.List ? [] : [one]));

/** All kinds of posts, or one of those that features contribute; an unknown kind in the address counts as all. */
export function useKindFilter(asked: string | undefined, onChoose: (kind: PostKind | undefined) => void) {
  const kinds = usePostKinds();
  const of = (value: string | undefined) => kinds.find(({ kind }) => kind === value);
  const chosen = of(asked);
  const parts = useKindParts(kinds, chosen?.kind, (value) => onChoose(of(value)?.kind));
  return { kind: chosen?.kind, parts };
}

/**
 * The choice between all posts and these kinds, each with how many there are, where that is given. Kinds with a list of their own are not
 * among the posts, nor in their number, and stand apart.
 */
export function useKindParts(
  kinds: Kinds,
  chosen: string | undefined,
  onChange: (value: string) => void,
  countOf: (kind?: string) => string | undefined = () => undefined,
): PartSwitchProps {
  const t = useText();
  const format = useFormat();
  const posts = kinds.filter(({ List }) => !List);
  return {
    label: t("own.kinds.label"),
    parts: [
      {
        value: "",
        label: t("own.kinds.all"),
        count: countOf(),
        hint: format.list(posts.map(({ label }) => label)),
      },
      ...kinds.map(({ kind, label, List }) => ({
        value: kind,
        label,
        count: countOf(kind),
        isApart: List !== undefined,
      })),
    ],
    value: chosen ?? "",
    onChange,
  };
}
