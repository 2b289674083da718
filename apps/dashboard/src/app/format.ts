import { type Format, useFormatIn } from "@stoep/client/formats";
import { useKitZone } from "@stoep/ui";

export { type Format, localeOf } from "@stoep/client/formats";

/** Numbers, days and times as the user's language writes them, in the network's time zone. */
export function useFormat(): Format {
  return useFormatIn(useKitZone(), "short");
}
