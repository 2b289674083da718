/** All screens of the inbox load together: split up they save little, and the start page would grow. */
export { InboxScreen } from "./inbox-screen.tsx";
export { NeighbourhoodsScreen } from "./neighbourhoods-screen.tsx";
export { ShoutLink } from "./shout-link.tsx";
export { TemplatesScreen } from "./templates-screen.tsx";
export { UnsharedScreen } from "./unshared-screen.tsx";
