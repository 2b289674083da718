/** A form to print and fill in by hand, in one language. Its layout is in form.typ. */
import type { Language } from "@stoep/contract/kernel";
import type { LookData } from "../look.ts";

export interface FormDocument<Picture = Uint8Array> {
  language: Language;
  title: string;
  organisation: string;
  network: string;
  /** Paragraphs below the title. */
  introduction: string[];
  /** Until when, where to hand it in. */
  facts: { label: string; value: string }[];
  blocks: FormBlock<Picture>[];
  /** Paragraphs at the end. */
  closing: string[];
  words: { page: string; of: string; other: string };
}

export type FormBlock<Picture = Uint8Array> =
  /** Questions that belong together; `title` may be empty. */
  | { kind: "part"; title: string; notes: string[] }
  | {
      kind: "question";
      number: number;
      /** Empty: a picture says what is asked. */
      text: string;
      description: string;
      /** Who answers it, and how. */
      notes: string[];
      picture: FormPicture<Picture> | null;
      fields: FormField<Picture>[];
    };

export interface FormPicture<Picture = Uint8Array> {
  content: Picture;
  altText: string;
}

export type FormField<Picture = Uint8Array> =
  | { draw: "lines"; label: string; count: number }
  | {
      draw: "choices";
      isMany: boolean;
      options: { text: string; picture: FormPicture<Picture> | null }[];
      hasOther: boolean;
    }
  | { draw: "scale"; smallest: number; largest: number; left: string; right: string }
  | { draw: "numbers"; options: string[]; unit: string }
  | { draw: "table"; rows: string[]; columns: string[] };

export interface FormTask extends FormDocument {
  look: LookData;
}
