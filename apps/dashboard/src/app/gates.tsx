import { Box, Skeleton } from "@stoep/ui";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { Feature, Gate } from "./feature.ts";
import { isUnder } from "./menu.ts";
import { useSession } from "./session.tsx";

const parts = new Map<Gate, ComponentType>();

function partOf(gate: Gate): ComponentType {
  const part = parts.get(gate) ?? lazy(() => gate.part().then((loaded) => ({ default: loaded })));
  parts.set(gate, part);
  return part;
}

function useStanding(features: readonly Feature[]): Gate[] {
  const session = useSession();
  return features.flatMap((feature) => feature.gates ?? []).filter((gate) => gate.stands(session));
}

/** Whether a gate blocks all screens; the menus then lead nowhere. */
export function useIsBarred(features: readonly Feature[]): boolean {
  return useStanding(features).some(({ place }) => place === "instead");
}

type Props = { features: readonly Feature[]; path: string; children: ReactNode };

/** Shows a screen, with what its reader has to know above it, or has to do first in its place. */
export function Gates({ features, path, children }: Props) {
  const standing = useStanding(features).filter(({ except }) => !(except && isUnder(path, except)));
  const instead = standing.find((gate) => gate.place === "instead");
  if (instead) return <Part gate={instead} />;
  return (
    <>
      {standing.map((gate, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the gates of this version never change places
        <Box key={index} mb="lg">
          <Part gate={gate} />
        </Box>
      ))}
      {children}
    </>
  );
}

function Part({ gate }: { gate: Gate }) {
  const Content = partOf(gate);
  return (
    <Suspense fallback={gate.place === "instead" ? <Skeleton height={320} /> : null}>
      <Content />
    </Suspense>
  );
}
