/** The page of one record: what it is, its facts, its results and its history. */
export { CommentCard } from "./comment-card.tsx";
export { Enlarge, Gallery, type GalleryPicture } from "./gallery.tsx";
export { type Fact, Facts, type MenuAct, RecordPage } from "./record-page.tsx";
export type { SplitRow } from "./split-row.ts";
export { SplitView } from "./split-view.tsx";
export { TextDiff } from "./text-diff.tsx";
export { Timeline } from "./timeline.tsx";
export { useFactsFolded } from "./use-facts-folded.ts";
