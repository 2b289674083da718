import { Panel, type PanelProps } from "./panel.tsx";

/** Slides up from the bottom of a phone's screen, as high as needed. */
export function BottomSheet(props: PanelProps) {
  return <Panel {...props} place="bottom" />;
}
