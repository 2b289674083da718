import { makeWhen, type When } from "@stoep/client/moments";
import { useMemo } from "react";
import { useLanguage, useTimeZone } from "../../../../../app/index.ts";

export { nextOf, timesOf, type When } from "@stoep/client/moments";

export function useWhen(): When {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => makeWhen(language, timeZone, Date.now()), [language, timeZone]);
}
