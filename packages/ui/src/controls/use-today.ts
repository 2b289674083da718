import { useEffect, useState } from "react";
import { useKitZone } from "../theme/index.ts";
import { partsOf } from "./date-format.ts";

const minuteMs = 60_000;

/** The day that it is in KitProvider's time zone, also on a screen that is left open over midnight or comes back from sleep. */
export function useToday(): string {
  const zone = useKitZone();
  const [today, setToday] = useState(() => dayOf(zone));
  useEffect(() => {
    const look = () => setToday(dayOf(zone));
    look();
    const timer = setInterval(look, minuteMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [zone]);
  return today;
}

const dayOf = (zone: string): string => partsOf(new Date().toISOString(), zone).day ?? "";
