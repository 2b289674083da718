/** Panels over one side of the page. The sheet for a list's filters belongs to the list. */
export { DropPanel } from "./drop-panel.tsx";
export { SideDrawer } from "./side-drawer.tsx";
