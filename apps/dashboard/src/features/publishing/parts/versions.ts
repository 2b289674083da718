/** What versions of a message said, as plain text that can be compared word by word. */
import type { api } from "../../../app/index.ts";
import type { Post } from "./words.ts";

export type Version = Awaited<ReturnType<typeof api.publishing.listVersions>>["items"][number];

/** What is compared of a version. */
export type Said = { title: string; textHtml: string; options: string[] };

export const plainOptions = ({ title, textHtml, options }: Version): Said => ({ title, textHtml, options });

export const saidNow = ({ title, textHtml, options }: Post): Said => ({
  ...{ title, textHtml },
  options: options.map(({ text }) => text),
});

/** The words of formatted text; paragraphs, headings and points each on a line of their own. */
export function plainText(html: string): string {
  const lines = html.replaceAll(/<\/(?:p|li|h[1-6])>|<br\s*\/?>/g, "\n");
  return (new DOMParser().parseFromString(lines, "text/html").body.textContent ?? "").trim();
}
