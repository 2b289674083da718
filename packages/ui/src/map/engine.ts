/** What all maps of the kit share: flat, north up, plain, and in the reader's language. */
import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { useLayoutEffect, useState } from "react";
import type { ErrorEvent } from "react-map-gl/maplibre";
import type { GroundLabels, MapLabels } from "../areas/areas.ts";
import { useKitLocale } from "../theme/index.ts";

maplibre.setWorkerUrl(workerUrl);

export { maplibre };

export const flatMapOptions = {
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  cooperativeGestures: true,
  attributionControl: false,
} as const;

/** A map has only the buttons that its labels name. */
export function localeFor(labels: GroundLabels & Partial<MapLabels>): Record<string, string> {
  return {
    "Map.Title": labels.map,
    "NavigationControl.ZoomIn": labels.zoomIn,
    "NavigationControl.ZoomOut": labels.zoomOut,
    ...(labels.fullscreen && { "FullscreenControl.Enter": labels.fullscreen }),
    ...(labels.leaveFullscreen && { "FullscreenControl.Exit": labels.leaveFullscreen }),
    "CooperativeGesturesHandler.WindowsHelpText": labels.useCtrl,
    "CooperativeGesturesHandler.MacHelpText": labels.useCommand,
    "CooperativeGesturesHandler.MobileHelpText": labels.useTwoFingers,
  };
}

/**
 * Tiles come from another server: if one fails to load, the areas are still there, and it is not our error. Nor is it when a browser
 * cannot draw maps: everything on them is in the list beside them.
 */
export function reportUnlessTiles({ error, ...event }: ErrorEvent): void {
  if (error instanceof maplibre.GPUInitializationError) return;
  // The container was unmounted before the map started: the map starts again when it is mounted.
  if (error.message.includes("'container'")) return;
  if (!("sourceId" in event && event.sourceId === "tiles")) console.error(error);
}

/** Whether a person moved the map, by keys too: one that fits itself into its box moves as well. */
export const isByPerson = ({ originalEvent }: { originalEvent?: Event | undefined }): boolean =>
  originalEvent !== undefined;

/**
 * The `key` of a map; null before its container has been mounted. Suspending for texts or code unmounts and remounts the container, and
 * a map about to start then never would. Another language gives another map, since a map's buttons keep their first words.
 */
export function useMapKey(): string | null {
  const locale = useKitLocale();
  const [times, setTimes] = useState(0);
  useLayoutEffect(() => setTimes((before) => before + 1), []);
  return times === 0 ? null : `${times} ${locale}`;
}
