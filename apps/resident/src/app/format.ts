import { type Format, useFormatIn } from "@stoep/client/formats";
import { activeResidence, useSession } from "./session.tsx";

export type { Format } from "@stoep/client/formats";

/** Numbers, days and times as the reader's language writes them, in the network's time zone. */
export function useFormat(): Format {
  return useFormatIn(activeResidence(useSession())?.network.timeZone, "short");
}
