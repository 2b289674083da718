/** Checks that the content is what the name says, from the bytes and never from the sender's claims. */
import { readFile } from "node:fs/promises";
import { refuse } from "#kernel/refuse.ts";
import { type ReceivedFile, readEnds } from "./receive-upload.ts";
import { type AttachmentKind, attachmentKindOf, type ImageKind, imageKindOf } from "./rules.ts";

/** The library is loaded with the first upload. */
const detectType = async ({ path }: ReceivedFile) => (await import("file-type")).fileTypeFromFile(path);

/** Refuses with `file_kind_refused`: unknown kinds, SVG, content of another kind, and files that are two kinds at once. */
export async function checkImage(arrival: ReceivedFile, name: string): Promise<ImageKind> {
  const promised = imageKindOf(name) ?? refuse("file_kind_refused");
  const found = await detectType(arrival);
  const names: Record<string, ImageKind> = {
    jpg: "jpeg",
    png: "png",
    apng: "png",
    webp: "webp",
    avif: "avif",
    gif: "gif",
  };
  if (!found || names[found.ext] !== promised || (await isPolyglot(arrival))) refuse("file_kind_refused");
  return promised;
}

const foreignMarkup = /<script|<svg|<html|<!doctype\s+html|<\?php|<\?xml-stylesheet/i;
const zipEnd = Buffer.from("PK\u0005\u0006", "latin1");
const zipEndBytes = 22;

/** Whether a picture is also a page, a program, a PDF or an archive: such a file is made to deceive some reader. */
async function isPolyglot(arrival: ReceivedFile): Promise<boolean> {
  const { head, tail } = await readEnds(arrival, { first: 4096, last: 65_535 + zipEndBytes });
  if (head.subarray(0, 1024).includes("%PDF-")) return true;
  if (foreignMarkup.test(head.toString("latin1")) || foreignMarkup.test(tail.toString("latin1"))) return true;
  const at = tail.lastIndexOf(zipEnd);
  if (at === -1 || at + zipEndBytes > tail.length) return false;
  // An archive's directory ends with a comment and its length, which do not match by chance.
  return at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length;
}

/** Refuses with `file_kind_refused`. Office documents are recognised by the mark inside their archive. */
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
