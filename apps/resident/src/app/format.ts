import { type Format, useFormatIn } from "@stoep/client/formats";
import { use } from "react";
import { NetworkContext } from "./network.tsx";
import { activeResidence, useSession } from "./session.tsx";

export type { Format } from "@stoep/client/formats";

/** The time zone of the network in the address, or else of the reader's own network. Undefined: the device's. */
export function useTimeZone(): string | undefined {
  const residence = activeResidence(useSession());
  return (use(NetworkContext) ?? residence?.network)?.timeZone;
}

/** Formats numbers, days and times in the reader's language and the network's time zone. */
export function useFormat(): Format {
  return useFormatIn(useTimeZone(), "short");
}
