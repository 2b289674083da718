/** Judges files by their bytes, and never by the sender's claims. */
import { readFile } from "node:fs/promises";
import { refuse } from "#kernel/refuse.ts";
import { type ReceivedFile, readEnds } from "./receive-upload.ts";
import { type AttachmentKind, attachmentKindOf, type ImageKind } from "./rules.ts";

/** The library is loaded with the first upload. */
const detectType = async ({ path }: ReceivedFile) => (await import("file-type")).fileTypeFromFile(path);

/** By the ending that the library gives to what it finds. */
const imageKindsFound: Record<string, ImageKind> = {
  jpg: "jpeg",
  png: "png",
  apng: "png",
  webp: "webp",
  avif: "avif",
  gif: "gif",
};

/**
 * The picture's name does not matter: cameras and sites call a JPEG `.jfif`, and a WebP `.jpg`. Refuses with `file_kind_refused`:
 * unknown kinds, SVG, and files that are also a PDF or an archive.
 */
export async function checkImage(arrival: ReceivedFile): Promise<ImageKind> {
  const found = await detectType(arrival);
  const kind = (found && imageKindsFound[found.ext]) ?? refuse("file_kind_refused");
  return (await isPolyglot(arrival)) ? refuse("file_kind_refused") : kind;
}

const zipEnd = Buffer.from("PK\u0005\u0006", "latin1");
const zipEndBytes = 22;

/**
 * Whether a picture is also a PDF or an archive: such a file is made to deceive some reader. Markup in it is no sign of that: the
 * bytes of a photo may spell `<svg`, and only the picture is kept, drawn anew.
 */
async function isPolyglot(arrival: ReceivedFile): Promise<boolean> {
  const { head, tail } = await readEnds(arrival, { first: 1024, last: 65_535 + zipEndBytes });
  if (head.includes("%PDF-")) return true;
  const at = tail.lastIndexOf(zipEnd);
  if (at === -1 || at + zipEndBytes > tail.length) return false;
  // An archive's directory ends with a comment and its length, which do not match by chance.
  return at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length;
}

/** Documents are stored as they came, so their name has to be right. Refuses with `file_kind_refused`. Office documents are recognised by the mark inside their archive. */
export async function checkAttachment(arrival: ReceivedFile, name: string): Promise<AttachmentKind> {
  const promised = attachmentKindOf(name) ?? refuse("file_kind_refused");
  const found = await detectType(arrival);
  const isText = promised === "csv" || promised === "txt" || promised === "ics";
  const isRight = isText ? await isPlainText(arrival, promised, found?.ext) : found?.ext === promised;
  return isRight ? promised : refuse("file_kind_refused");
}

async function isPlainText(
  { path }: ReceivedFile,
  promised: AttachmentKind,
  found: string | undefined,
): Promise<boolean> {
  const content = await readFile(path);
  const isWide = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff);
  if (promised === "ics")
    return found === "ics" || /^\uFEFF?BEGIN:VCALENDAR\r?\n/i.test(content.toString("utf8", 0, 40));
  // No text contains the byte 0, unless every character has two bytes.
  return found === undefined && (isWide || !content.includes(0));
}
