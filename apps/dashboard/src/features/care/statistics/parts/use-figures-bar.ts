import { useFilterBar } from "../../../../app/index.ts";
import { useTagFilter } from "../../parts/use-tag-filter.ts";
import { useText } from "./words.ts";

type Bar<F> = Parameters<typeof useFilterBar<F>>[0];

/** The bar above figures: the tag, after the fields that the screen has besides. */
export function useFiguresBar<F extends { tagId?: string | undefined }>(
  values: F,
  onChange: Bar<F>["onChange"],
  before: Bar<F>["fields"] = [],
) {
  const t = useText();
  const tag = { ...useTagFilter(t("filters.tag"), t("filters.anyTag")), isRare: false };
  return useFilterBar<F>({ fields: [...before, tag], values, onChange }, undefined);
}
