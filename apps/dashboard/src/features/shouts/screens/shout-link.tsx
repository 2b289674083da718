import { useEffect } from "react";
import { SplitPlaceholder, useGo, useRouteParam, useSearch } from "../../../app/index.ts";
import { shoutPath } from "../parts/words.ts";

/** "/shouts/…": a message opens beside the list, which has its own address. */
export function ShoutLink() {
  const shoutId = useRouteParam("shoutId");
  const { tab } = useSearch(["tab"]);
  const go = useGo();
  useEffect(
    () => go(tab ? `${shoutPath(shoutId)}&tab=${encodeURIComponent(tab)}` : shoutPath(shoutId), { replace: true }),
    [go, shoutId, tab],
  );
  return <SplitPlaceholder />;
}
