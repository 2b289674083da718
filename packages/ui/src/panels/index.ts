/** What lies over the page at one of its sides. The sheet of a list's filters is the list's own. */
export { SideDrawer } from "./side-drawer.tsx";
