import { Panel, type PanelProps } from "./panel.tsx";

/** Slides in from the side, instead of a long dialog; on a phone it takes the whole screen. */
export function SideDrawer(props: PanelProps) {
  return <Panel {...props} place="end" />;
}
