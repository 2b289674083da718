import { useScheme } from "../theme/index.ts";
import { useMapKey } from "./engine.ts";
import { PointMapCanvas, type PointMapProps } from "./point-canvas.tsx";

export type { MapPoint } from "./point-canvas.tsx";

/** Many points on the map; those close to each other are one circle with their number. */
export function PointMap(props: PointMapProps) {
  const key = useMapKey();
  const { actual } = useScheme();
  if (key === null) return <div style={{ blockSize: props.height }} />;
  return <PointMapCanvas key={key} {...props} scheme={actual} />;
}
