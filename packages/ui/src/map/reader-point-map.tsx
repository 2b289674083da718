import type { FeatureCollection } from "geojson";
import { type ComponentProps, useMemo } from "react";
import { areasOf } from "../areas/areas.ts";
import { useMapKey } from "./engine.ts";
import { PointMapCanvas } from "./point-canvas.tsx";

type Props = Omit<ComponentProps<typeof PointMapCanvas>, "areas"> & { areas: FeatureCollection };

/** Like `PointMap`, with the areas as the server sends them. Works without the dashboard's theme. */
export function ReaderPointMap({ areas, ...props }: Props) {
  const key = useMapKey();
  const known = useMemo(() => areasOf(areas), [areas]);
  if (key === null) return <div style={{ blockSize: props.height }} />;
  return <PointMapCanvas key={key} {...props} areas={known} />;
}
