import { Box, Skeleton } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { type ComponentType, type ReactNode, Suspense } from "react";
import type { Feature, Gate } from "../feature.ts";
import { useSession } from "../session.tsx";
import { isUnder } from "./menu.ts";

const parts = new Map<Gate, ComponentType>();

function partOf(gate: Gate): ComponentType {
  const part = parts.get(gate) ?? lazyPart(gate.part, { place: gate.place === "instead" ? "screen" : "inline" });
  parts.set(gate, part);
  return part;
}

function useActiveGates(features: readonly Feature[]): Gate[] {
  const session = useSession();
  return features.flatMap((feature) => feature.gates ?? []).filter((gate) => gate.stands(session));
}

const concerns = ({ except, only }: Gate, path: string): boolean =>
  !(except && isUnder(path, except)) && (only === undefined || isUnder(path, only));

/** Whether a gate blocks all screens, in which case the menus are of no use. */
export function useIsBarred(features: readonly Feature[]): boolean {
  return useActiveGates(features).some(({ place, only }) => place === "instead" && only === undefined);
}

type Props = { features: readonly Feature[]; path: string; children: ReactNode };

/** Shows the gates' notices above a screen, or instead of it what must be done first. */
export function Gates({ features, path, children }: Props) {
  const standing = useActiveGates(features).filter((gate) => concerns(gate, path));
  const instead = standing.find((gate) => gate.place === "instead");
  if (instead) return <Part gate={instead} />;
  return (
    <>
      {standing.map((gate, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gates never change order at run time
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
