import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, useCommand } from "../../../../app/index.ts";
import { type CheckedCodeList, useCodesText } from "./words.ts";

/**
 * A list of names for letters: read, then confirmed or discarded. Leaving the dialog without an answer discards it, also while the file
 * is still being read.
 */
export function useCodeList(roundId: string, onMade: () => void) {
  const t = useCodesText();
  const [list, setList] = useState<CheckedCodeList | null>(null);
  /** The list on the server that nobody has answered yet. */
  const waiting = useRef<string | null>(null);
  const isLeft = useRef(false);
  // Nothing is told when it fails: the list goes after a day anyway.
  const discard = useCommand(api.budgets.discardCodeList, { refused: () => true });
  const leave = useEffectEvent(() => {
    const batchId = waiting.current;
    waiting.current = null;
    if (batchId !== null) void discard.run({ params: { batchId } });
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      leave();
    };
  }, []);
  const check = useCommand(api.budgets.checkCodeList, {
    whenDone: (read) => {
      setList(read);
      const batchId = read.batch?.id ?? null;
      waiting.current = batchId;
      if (!isLeft.current || batchId === null) return;
      waiting.current = null;
      void discard.run({ params: { batchId } });
    },
  });
  const make = useCommand(api.budgets.makeCodeLetters, {
    done: t("letters.begun"),
    whenDone: () => {
      waiting.current = null;
      onMade();
    },
  });
  return {
    list,
    isReading: check.isRunning,
    isMaking: make.isRunning,
    read: (districtId: string, file: File) => {
      setList(null);
      void check.run({ params: { roundId, districtId }, file, fileName: file.name });
    },
    make: () => {
      const batchId = list?.batch?.id;
      if (batchId) void make.run({ params: { batchId } });
    },
  };
}
