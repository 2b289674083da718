import { lazy, Suspense } from "react";
import { LoadFailed, Skeleton, useIsDark } from "../../../../../app/index.ts";
import { useGround } from "./ground.ts";

const PlaceDrawing = lazy(() => import("./place-drawing.ts"));

interface Props {
  address: string;
  pin: { longitude: number; latitude: number };
  height: number;
}

/** The pin on the streets around it. */
export function PlacePart({ address, pin, height }: Props) {
  const { areas, lines, tiles, isReady, labels } = useGround(address);
  const scheme = useIsDark() ? "dark" : "light";
  const waiting = <Skeleton height={height} />;
  if (areas.isError && !areas.data) return <LoadFailed error={areas.error} onRetry={() => areas.refetch()} />;
  if (!areas.data || !isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlaceDrawing
        pin={pin}
        height={height}
        lines={lines}
        tiles={tiles}
        scheme={scheme}
        labels={labels}
        areas={areas.data}
      />
    </Suspense>
  );
}
