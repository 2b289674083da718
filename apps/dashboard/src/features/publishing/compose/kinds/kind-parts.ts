import type { ComponentType } from "react";
import type { ComposeForm } from "../model.ts";
import type { Reader } from "../reader-words.ts";
import type { Shown } from "../shown.ts";

/** What a kind of post draws in the editor. */
type FieldsPart = ComponentType<{ form: ComposeForm }>;
export type KindParts = {
  /** Above the text. */
  Lead?: FieldsPart;
  /** Below the text, in cards of their own. */
  Fields?: FieldsPart;
  /** On the phone preview, between title and pictures. */
  Card?: ComponentType<{ post: Shown; isShort: boolean; reader: Reader }>;
};
