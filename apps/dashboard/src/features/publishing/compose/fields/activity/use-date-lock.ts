import { instantAt } from "@stoep/contract/kernel";
import { useKitZone } from "@stoep/ui";
import { use, useState } from "react";
import { useFieldText } from "../../../../../app/index.ts";
import { useText } from "../../../parts/words.ts";
import { StoredPost } from "../lock.tsx";

/**
 * Whether all date fields of a live activity are locked (`isWhole`) or only how it repeats, and the reason; null if it is not live.
 * The server enforces the same.
 */
export function useDateLock(): { isWhole: boolean; reason: string } | null {
  const t = useText();
  const fieldText = useFieldText();
  const zone = useKitZone();
  const [now] = useState(() => new Date());
  const post = use(StoredPost);
  const was = post?.activity;
  if (post?.state !== "published" || !was) return null;
  if (was.repeat !== "never") return { isWhole: true, reason: fieldText("seriesLocked") };
  const hasBegun = was.fromDay !== null && instantAt(was.fromDay, was.fromTime, zone) <= now;
  if (hasBegun) return { isWhole: true, reason: fieldText("dateBegun") };
  return { isWhole: false, reason: t("compose.activity.repeatLocked") };
}
