/** What opens over the page, for the parts that load it when it is first needed. */
export { Menu, Tooltip } from "@mantine/core";
