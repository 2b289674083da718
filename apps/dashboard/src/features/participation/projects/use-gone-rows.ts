import { useState } from "react";

const goneMilliseconds = 100;

/** Rows that were deleted: marked at once, and gone from the list a moment later. S1 §4 */
export function useGoneRows() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  return {
    isMarked: (id: string) => marked.has(id),
    isGone: (id: string) => gone.has(id),
    mark: (id: string) => {
      setMarked((now) => new Set([...now, id]));
      setTimeout(() => setGone((now) => new Set([...now, id])), goneMilliseconds);
    },
    bringBack: (id: string) => {
      setMarked((now) => new Set([...now].filter((one) => one !== id)));
      setGone((now) => new Set([...now].filter((one) => one !== id)));
    },
  };
}
