import { type AreaGroups, AreaPicker, type FinerPlaces } from "@stoep/ui";
import { type ReactNode, useMemo } from "react";
import { useAreas, useGround, useMapLabels, useText } from "./map-layers.ts";

type Props = {
  label: string;
  /** Offers only these; others that are already chosen stay, so that they can be removed. */
  only?: readonly string[] | undefined;
  description?: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Streets that the list and its search offer too. */
  finer?: FinerPlaces | undefined;
  /** Choices saved under a name. */
  groups?: AreaGroups | undefined;
  /** Names of streets to highlight on the map. */
  lit?: readonly string[];
  /** A note after the name: "412 households". */
  noteOf?: (id: string) => string | undefined;
  error?: ReactNode;
  "data-path"?: string;
};

/** Chooses neighbourhoods on the map or in the list, with search and select all. */
export function NeighbourhoodPicker({ only, ...props }: Props) {
  const t = useText();
  const labels = {
    ...useMapLabels(),
    list: t("list"),
    search: t(props.finer ? "searchStreetsToo" : "search"),
    all: t("all"),
    none: t("none"),
    whole: only ? undefined : t("whole"),
    nothingFound: t(props.finer ? "nothingFoundStreetsToo" : "nothingFound"),
    chosen: (count: number, total: number) => t("chosen", { count, total }),
  };
  const areas = useAreas();
  const offered = useMemo(
    () => (only ? areas?.filter(({ id }) => only.includes(id) || props.value.includes(id)) : areas),
    [areas, only, props.value],
  );
  return <AreaPicker areas={offered} {...useGround()} labels={labels} {...props} />;
}
