/** The page of one thing: what it is, its facts, what came of it and how it changed. */
export { CommentCard } from "./comment-card.tsx";
export { Gallery, type GalleryPicture } from "./gallery.tsx";
export { type Fact, type MenuAct, RecordPage } from "./record-page.tsx";
export { SplitView } from "./split-view.tsx";
export { TextDiff } from "./text-diff.tsx";
export { Timeline } from "./timeline.tsx";
export { type Piece, wordDiff } from "./word-diff.ts";
