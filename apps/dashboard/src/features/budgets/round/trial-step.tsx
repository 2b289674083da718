import { Skeleton } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { type ComponentProps, Suspense } from "react";

/** Brings the counting of votes along, which nothing else here needs. */
const TrialPart = lazyPart(() => import("../trial/trial-part.tsx").then((m) => m.TrialPart));

export function TrialStep(props: ComponentProps<typeof TrialPart>) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <TrialPart {...props} />
    </Suspense>
  );
}
