import { type ComponentType, createContext, Suspense, use } from "react";
import { CardSkeleton } from "../kit/states.tsx";

/** What features show under *Take part*, in order: what is open now, and what the reader took part in. */
export interface TakePart {
  open: readonly ComponentType[];
  mine: readonly ComponentType[];
}

export const TakePartContext = createContext<TakePart>({ open: [], mine: [] });

/** Each part appears once it has loaded. */
export function TakePartParts({ view }: { view: keyof TakePart }) {
  const parts = use(TakePartContext)[view];
  return (
    <Suspense fallback={<CardSkeleton />}>
      {parts.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
        <Part key={index} />
      ))}
    </Suspense>
  );
}
