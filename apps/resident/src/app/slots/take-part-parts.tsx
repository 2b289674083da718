import { type ComponentType, createContext, Suspense, use } from "react";
import { CardSkeleton } from "../kit/states.tsx";

/** What features show under *Take part*, in order: what waits for the reader, what is open now, and what the reader took part in. */
export interface TakePart {
  first: readonly ComponentType[];
  open: readonly ComponentType[];
  mine: readonly ComponentType[];
}

export const TakePartContext = createContext<TakePart>({ first: [], open: [], mine: [] });

/** Each part appears once it has loaded; the first ones may have nothing to show, and leave no room until then. */
export function TakePartParts({ view }: { view: keyof TakePart }) {
  const parts = use(TakePartContext)[view];
  return (
    <Suspense fallback={view !== "first" && <CardSkeleton />}>
      {parts.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
        <Part key={index} />
      ))}
    </Suspense>
  );
}
