/** Layouts: the shell around everything, a page, the editor next to its preview, figures. */
export { AppShell, type ShellLabels } from "./app-shell.tsx";
export { ColumnStrip } from "./column-strip.tsx";
export {
  ChartsSkeleton,
  MapSkeleton,
  MessageSkeleton,
  OutlookSkeleton,
  ProfileSkeleton,
  SwitchSkeleton,
} from "./content-skeletons.tsx";
export { EditorPage } from "./editor-page.tsx";
export { Bar, Figure } from "./figures.tsx";
export { ListTotal, useListTotal } from "./list-total.ts";
export { LinkTabs, Page, type PageTab } from "./page.tsx";
export { PhoneFrame } from "./phone-frame.tsx";
export type { MenuItem } from "./side-menu.tsx";
export {
  CardsSkeleton,
  CommentsSkeleton,
  FactsSkeleton,
  FormSkeleton,
  ListSkeleton,
  OpenRowSkeleton,
  OverviewSkeleton,
  RecordSkeleton,
  RowsSkeleton,
  SplitSkeleton,
  TimelineSkeleton,
} from "./skeletons.tsx";
export { SplitEditor } from "./split-editor.tsx";
export { type Step, Stepper } from "./stepper.tsx";
export { SubMenu } from "./sub-menu.tsx";
