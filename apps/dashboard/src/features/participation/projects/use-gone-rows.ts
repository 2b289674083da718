import { useState } from "react";

const goneMilliseconds = 100;

/** Rows that were deleted: marked at once, and gone from the list a moment later, unless they were brought back. S1 §4 */
export function useGoneRows() {
  const [deleted, setDeleted] = useState<ReadonlyMap<string, "marked" | "gone">>(new Map());
  return {
    isMarked: (id: string) => deleted.has(id),
    isGone: (id: string) => deleted.get(id) === "gone",
    mark: (id: string) => {
      setDeleted((now) => new Map([...now, [id, "marked"]]));
      setTimeout(() => setDeleted((now) => (now.has(id) ? new Map([...now, [id, "gone"]]) : now)), goneMilliseconds);
    },
    bringBack: (id: string) => setDeleted((now) => new Map([...now].filter(([one]) => one !== id))),
  };
}
