/** Names, kinds and variants: what follows from a file's name and size. */
import { randomBytes } from "node:crypto";
import { extname } from "node:path";
import { attachmentKinds, imageWidths } from "@stoep/contract/files";

export type ImageKind = "jpeg" | "png" | "webp" | "avif" | "gif";
export type AttachmentKind = (typeof attachmentKinds)[number];

const extensionOf = (name: string) => extname(name).slice(1).toLowerCase();

/** The kind that the name promises; null when we do not accept it. D §6 */
export const attachmentKindOf = (name: string): AttachmentKind | null =>
  attachmentKinds.find((kind) => kind === extensionOf(name)) ?? null;

export const mimeTypes: Record<AttachmentKind, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  csv: "text/csv",
  txt: "text/plain",
  ics: "text/calendar",
};

/** A name that is safe to show and save under: no folders, no control characters, nothing that reverses the writing direction. */
export function cleanName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, "").trim();
  const extension = extname(shown).slice(0, 10);
  const stem = shown.slice(0, shown.length - extname(shown).length).slice(0, 200 - extension.length);
  return `${stem.trim() || "file"}${extension}`;
}

interface PictureSize {
  width: number;
  height: number;
}

/** The box that a variant must fit into: height is limited too. */
export const boxOf = (width: number): PictureSize => ({ width, height: width * 3 });

/** The variants worth storing: up to the first that fits the whole picture. `size`: of the largest one. */
export function storedWidths(size: PictureSize): number[] {
  const full = imageWidths.findIndex((width) => boxHolds(width, size));
  return imageWidths.slice(0, full === -1 ? imageWidths.length : full + 1);
}

/** Pictures are never enlarged: a request for a larger width gives the largest there is. */
export const servedWidth = (asked: number, size: PictureSize): number =>
  Math.min(asked, Math.max(...storedWidths(size)));

const boxHolds = (width: number, size: PictureSize) =>
  boxOf(width).width >= size.width && boxOf(width).height >= size.height;

/** The secret that addresses are signed with. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export const contentKey = (schema: string, fileId: string, variant: string): string =>
  variant === "original" ? `${schema}/${fileId}/original` : `${schema}/${fileId}/${variant}.webp`;

/** The id of the file that a key belongs to. */
export const fileIdIn = (key: string): string => key.split("/")[1] ?? "";

/** The moment in one of our ids; null for any other kind of id. */
export const momentOfId = (id: string): Date | null =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)
    ? new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16))
    : null;

export function contentKeys(
  schema: string,
  file: { id: string; width: number | null; height: number | null },
): string[] {
  const { id, width, height } = file;
  if (width === null || height === null) return [contentKey(schema, id, "original")];
  return storedWidths({ width, height }).map((kept) => contentKey(schema, id, String(kept)));
}
