import { useEffect, useRef } from "react";
import { useSearchParams } from "wouter";
import { startAtTop } from "../../../app/index.ts";

/** A page is named by its place from 1; the introduction has no name. */
export type Step = "introduction" | "check" | "sent" | number;

const stepOf = (text: string | null): Step => {
  if (text === "check" || text === "sent") return text;
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? page : "introduction";
};

/** The step is in the address, so that the browser's own *Back* leads to the one before. */
export function useStep() {
  const [search, setSearch] = useSearchParams();
  const step = stepOf(search.get("step"));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    if (!isFirst.current) startAtTop();
    isFirst.current = false;
  }, [step]);
  const go = (next: Step, { isReplaced = false } = {}) =>
    setSearch(next === "introduction" ? {} : { step: `${next}` }, { replace: isReplaced });
  return { step, go };
}
