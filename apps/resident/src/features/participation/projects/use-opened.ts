import { useEffect } from "react";
import { api, useResidence } from "../../../app/index.ts";

/** Reports, for residents, that they opened a project that is there: its organisation counts each once. */
export function useOpened(projectId: string | undefined): void {
  const isResident = useResidence() !== null;
  useEffect(() => {
    if (!projectId || !isResident) return;
    // Nothing depends on it: the next visit counts as well.
    api.participation.markProjectOpened({ params: { projectId } }).catch(() => {});
  }, [projectId, isResident]);
}
