/** A poster that leads residents to something published, in one language. Its layout is in poster.typ. */
import type { PaperSize } from "@stoep/contract/files/values";
import type { Language } from "@stoep/contract/kernel";

export interface PosterDocument {
  paper: PaperSize;
  language: Language;
  /** What kind of thing it is: "Activity". */
  label: string;
  title: string;
  /** When, where, until when. */
  facts: { label: string; value: string }[];
  /** Plain text, cut to what the paper has room for. */
  text: string;
  picture: { content: Uint8Array; altText: string } | null;
  organisation: { name: string; logo: Uint8Array | null };
  network: string;
  /** What the code opens. */
  address: string;
  /** The same as people type it. */
  typedAddress: string;
  words: {
    /** Above the address: "Scan the code, or go to". */
    invitation: string;
    /** Who can open it. */
    opens: string;
    /** The code, for readers who cannot see it. */
    code: string;
  };
}
