/** All screens of the inbox in one file to load: apart they would make the start page heavier than the little that they save. */
export { InboxScreen } from "./inbox-screen.tsx";
export { NeighbourhoodsScreen } from "./neighbourhoods-screen.tsx";
export { ShoutLink } from "./shout-link.tsx";
export { TemplatesScreen } from "./templates-screen.tsx";
export { UnsharedScreen } from "./unshared-screen.tsx";
