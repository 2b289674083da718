import { toast } from "@stoep/ui";
import { useEffect, useState } from "react";
import { useText } from "../words.ts";

/**
 * Reports a change of the draft and offers to undo it. The offer goes with the part of the editor that made it: after that, the draft
 * may be at another desk, as it is once a new document has its own address, and the undo would change one that nobody sees.
 */
export function useUndoOffer(): (message: string, undo: () => void) => void {
  const t = useText();
  const [offers] = useState(() => new Set<() => void>());
  useEffect(
    () => () => {
      for (const takeAway of offers) takeAway();
      offers.clear();
    },
    [offers],
  );
  return (message, undo) => offers.add(toast(message, { action: { label: t("undo"), run: undo } }));
}
