import { createMomentFormat, type MomentFormat } from "@stoep/client/moments";
import { useMemo } from "react";
import { useLanguage, useTimeZone } from "../../../app/index.ts";

export { cancelledBefore, type MomentFormat, nextDate, timesOf } from "@stoep/client/moments";

export function useWhen(): MomentFormat {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => createMomentFormat(language, timeZone, Date.now()), [language, timeZone]);
}
