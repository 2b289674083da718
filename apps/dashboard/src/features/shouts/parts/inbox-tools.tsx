import { IconButton } from "@stoep/ui";
import { ListIcon, MapIcon, SortAscendingIcon, SortDescendingIcon } from "@stoep/ui/icons";
import { api, ExportMenu, useFilters } from "../../../app/index.ts";
import { View } from "./filters.ts";
import { useText } from "./words.ts";

/** List or map, oldest or latest first, and the list as a file. */
export function InboxTools({ asked, filteredBy }: { asked: object; filteredBy: string[] }) {
  const t = useText();
  const [{ view, direction }, setValues] = useFilters(View);
  const isMap = view === "map";
  return (
    <>
      <IconButton
        variant="default"
        label={t(isMap ? "tools.list" : "tools.map")}
        onClick={() => setValues({ view: isMap ? undefined : "map" })}
      >
        {isMap ? <ListIcon aria-hidden /> : <MapIcon aria-hidden />}
      </IconButton>
      <IconButton
        variant="default"
        label={t(direction ? "tools.latest" : "tools.oldest")}
        onClick={() => setValues({ direction: direction ? undefined : "asc" })}
      >
        {direction ? <SortDescendingIcon aria-hidden /> : <SortAscendingIcon aria-hidden />}
      </IconButton>
      <ExportMenu
        route={api.shouts.exportShouts}
        asked={{ ...asked, direction }}
        filteredBy={filteredBy}
        name={t("title")}
      />
    </>
  );
}
