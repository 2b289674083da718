import { lazy, Suspense } from "react";
import { LoadFailed, Skeleton, useIsDark } from "../../../app/index.ts";
import { useMapGround } from "./map-ground.ts";

const PlaceMap = lazy(() => import("./place-map.ts"));

interface Props {
  address: string;
  pin: { longitude: number; latitude: number };
  height: number;
}

/** The pin, with the streets around it. */
export function PlacePart({ address, pin, height }: Props) {
  const { areas, lines, tiles, isReady, labels } = useMapGround(address);
  const scheme = useIsDark() ? "dark" : "light";
  const waiting = <Skeleton height={height} />;
  if (areas.isError && !areas.data) return <LoadFailed error={areas.error} onRetry={() => areas.refetch()} />;
  if (!areas.data || !isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlaceMap
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
