import type { ComponentType } from "react";
import type { ComposeForm } from "../draft.ts";
import type { PreviewPost } from "../preview/preview-post.ts";
import type { Reader } from "../preview/reader-words.ts";

/** What a kind of post shows in the editor. */
type FieldsPart = ComponentType<{ form: ComposeForm }>;
export type KindParts = {
  /** Below the text. */
  Lead?: FieldsPart;
  /** Below the text, in cards of their own. */
  Fields?: FieldsPart;
  /** On the phone preview, between title and pictures. */
  Card?: ComponentType<{ post: PreviewPost; isShort: boolean; reader: Reader }>;
};
