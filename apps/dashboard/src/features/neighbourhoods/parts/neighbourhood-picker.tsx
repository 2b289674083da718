import { AreaPicker } from "@stoep/ui";
import type { ReactNode } from "react";
import { useAreas, useLines, useMapLabels, useText } from "./map-layers.ts";

type Props = {
  label: string;
  description?: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Said behind a name: "412 households". */
  noteOf?: (id: string) => string | undefined;
  error?: ReactNode;
  "data-path"?: string;
};

/** Choosing neighbourhoods on the map or in the list, with search and select all. */
export function NeighbourhoodPicker(props: Props) {
  const t = useText();
  const labels = {
    ...useMapLabels(),
    list: t("list"),
    search: t("search"),
    all: t("all"),
    none: t("none"),
    nothingFound: t("nothingFound"),
    chosen: (count: number, total: number) => t("chosen", { count, total }),
  };
  return <AreaPicker areas={useAreas()} lines={useLines()} labels={labels} {...props} />;
}
