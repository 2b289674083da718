import type { Refused } from "@stoep/contract/kernel";
import { Notice } from "@stoep/ui";
import { useState } from "react";
import { api, useNotifyFailure } from "../../../../app/index.ts";
import { type Idea, useText } from "../parts/words.ts";
import { useChanges } from "./use-changes.ts";

/**
 * Which version of an idea a dialog is about. Where a colleague saved first, what was typed stays, and above it stands what they changed;
 * saving again then puts it over theirs.
 */
export function useStale(opened: Idea) {
  const [base, setBase] = useState(opened);
  const [before, setBefore] = useState<Idea | null>(null);
  const tell = useNotifyFailure();
  const read = async () => {
    try {
      const now = await api.participation.getIdea({ params: { ideaId: opened.id } });
      setBefore(base);
      setBase(now);
    } catch (error) {
      tell(error);
    }
  };
  return {
    version: base.version,
    refused: ({ code }: Refused): boolean => {
      if (code !== "changed_meanwhile") return false;
      void read();
      return true;
    },
    notice: before && <Changed before={before} now={base} />,
  };
}

function Changed({ before, now }: { before: Idea; now: Idea }) {
  const t = useText();
  const changes = useChanges(before, now);
  return (
    <div role="alert">
      <Notice tone="warning" title={t("stale.title")}>
        {changes.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {t("stale.text")}
      </Notice>
    </div>
  );
}
