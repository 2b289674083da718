/** How something published is shared with residents. docs/specification/publishing.md */
import { z } from "zod";
import { fieldError, Language } from "../../kernel/index.ts";

/** Who can open the link: all, or only those it was sent to, once they have signed in. */
export const SharedWith = z.enum(["anyone", "residents", "businesses"]);
export type SharedWith = z.infer<typeof SharedWith>;

/** The end of a thing's id in eight characters, as people type them: in capitals or not, with or without the hyphen. */
export const ShortCode = z.string().regex(/^[0-9a-z]{4}-?[0-9a-z]{4}$/i, fieldError("invalid"));

export const ShareLink = z.object({
  title: z.string(),
  /** Of its page for residents; what its QR code opens. */
  link: z.string(),
  /** Leads to the same page, and is short enough to be typed. */
  shortLink: z.string(),
  sharedWith: SharedWith,
  /** Those it is written in, the original first. */
  languages: z.array(Language),
});
export type ShareLink = z.infer<typeof ShareLink>;
