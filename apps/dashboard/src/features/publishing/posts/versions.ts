/** Versions of a message as plain text, for word-by-word comparison. */
import type { api } from "../../../app/index.ts";
import type { Post } from "../parts/words.ts";

export type Version = Awaited<ReturnType<typeof api.publishing.listVersions>>["items"][number];

/** The parts of a version that are compared. */
export type VersionText = { title: string; textHtml: string; options: string[] };

export const versionText = ({ title, textHtml, options }: Version): VersionText => ({ title, textHtml, options });

export const currentText = ({ title, textHtml, options }: Post): VersionText => ({
  title,
  textHtml,
  options: options.map(({ text }) => text),
});
