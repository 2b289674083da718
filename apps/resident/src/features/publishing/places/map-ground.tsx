import { type ReactNode, Suspense } from "react";
import { LoadFailed, Skeleton, useIsDark } from "../../../app/index.ts";
import { useGround } from "./use-ground.ts";

type Loaded = ReturnType<typeof useGround>;

/** What a map of a place is given: the ground in the current scheme, its height and its labels. */
type Ground = Pick<Loaded, "tiles" | "lines" | "labels"> & {
  areas: NonNullable<Loaded["areas"]["data"]>;
  scheme: "light" | "dark";
  height: number;
};

interface Props {
  /** Names the map for screen readers. */
  address: string;
  height: number;
  children: (ground: Ground) => ReactNode;
}

/** Loads the ground of a place's map, then the map, which the caller draws. */
export function MapGround({ address, height, children }: Props) {
  const { areas, isReady, ...ground } = useGround(address);
  const scheme = useIsDark() ? "dark" : "light";
  const waiting = <Skeleton height={height} />;
  if (areas.isError && !areas.data) return <LoadFailed error={areas.error} onRetry={() => areas.refetch()} />;
  if (!areas.data || !isReady) return waiting;
  return <Suspense fallback={waiting}>{children({ ...ground, areas: areas.data, scheme, height })}</Suspense>;
}
