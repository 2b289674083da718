import { Panel, type PanelProps } from "./panel.tsx";

/** Comes up from the foot of a phone's screen, as high as it has to be. */
export function BottomSheet(props: PanelProps) {
  return <Panel {...props} place="bottom" />;
}
