import type { ComponentType } from "react";
import type { ComposeForm } from "../draft.ts";

/** What a kind of post shows in the editor. */
type FieldsPart = ComponentType<{ form: ComposeForm }>;
export type KindParts = {
  /** Below the text. */
  Lead?: FieldsPart;
  /** Below the text, in cards of their own. */
  Fields?: FieldsPart;
};
