import { Panel, type PanelProps } from "./panel.tsx";

/** Comes in at the side, in the place of a long dialog; on a phone it takes the whole screen. */
export function SideDrawer(props: PanelProps) {
  return <Panel {...props} place="end" />;
}
