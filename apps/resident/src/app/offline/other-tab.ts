import { useWrittenElsewhere } from "@stoep/client/tabs";
import { useEffect } from "react";
import { useAppText } from "../text.ts";
import { toast } from "../toast-store.ts";

/** Says that another tab keeps the same unsent text on this device, where the last one wins. `name`: null while nothing is written. */
export function useOtherTab(name: string | null): void {
  const t = useAppText();
  const isElsewhere = useWrittenElsewhere(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, not in each language
  useEffect(() => {
    if (isElsewhere) toast(t("otherTab"), "danger");
  }, [isElsewhere]);
}
