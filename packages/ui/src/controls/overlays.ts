/** Overlays, imported lazily by the parts that need them. */
export { Menu, Tooltip } from "@mantine/core";
