import type { PostKind } from "@stoep/contract/publishing";
import type { PartSwitchProps } from "@stoep/ui";
import { useInboxKinds } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** All kinds, or one of those that features contribute; an unknown kind in the address counts as all. */
export function useKindFilter(asked: string | undefined, onChoose: (kind: PostKind | undefined) => void) {
  const t = useText();
  const kinds = useInboxKinds();
  const of = (value: string | undefined) => kinds.find(({ kind }) => kind === value);
  const chosen = of(asked);
  const parts: PartSwitchProps = {
    label: t("own.kinds.label"),
    parts: [{ value: "", label: t("own.kinds.all") }, ...kinds.map(({ kind, label }) => ({ value: kind, label }))],
    value: chosen?.kind ?? "",
    onChange: (value) => onChoose(of(value)?.kind),
  };
  return { kind: chosen?.kind, newHref: chosen?.newHref, parts };
}
