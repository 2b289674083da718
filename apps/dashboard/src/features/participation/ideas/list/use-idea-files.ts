import { api, type OfferedFile, useSpreadsheets } from "../../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { queryOfView } from "./view.ts";

/** The filtered list as spreadsheets, and what of it has a place as a layer for maps. */
export function useIdeaFiles(projectId: string, asked: ReturnType<typeof queryOfView>): readonly OfferedFile[] {
  const t = useText();
  const spreadsheets = useSpreadsheets();
  const params = { projectId };
  return [
    ...spreadsheets((file) => api.participation.exportIdeas({ params, query: { ...asked, ...file } })),
    {
      ending: "geojson",
      label: t("list.geojson"),
      load: () => api.participation.exportIdeaPlaces({ params, query: asked }),
    },
  ];
}
