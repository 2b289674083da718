/** Bars at the edges of the window, and what stays clear of them. */
export { useEdgeHeight } from "./use-edge-height.ts";
