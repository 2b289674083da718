/** Decoding a picture and writing it anew. The library is loaded at the first picture, and one is decoded at a time. */
import type { Sharp, SharpOptions } from "sharp";
import { refuse } from "#kernel/refuse.ts";
import { boxOf, type ImageKind, keptWidths } from "./rules.ts";

export interface Picture {
  /** Of the largest variant. */
  width: number;
  height: number;
  variants: { width: number; content: Buffer }[];
}

/** Looked at before decoding. Kinds that are decoded whole, not line by line, get less: 25 million take 100 MB. */
const maxPixels: Record<ImageKind, number> = { jpeg: 50e6, png: 50e6, webp: 25e6, avif: 25e6, gif: 25e6 };
const formats: Record<ImageKind, string> = { jpeg: "jpeg", png: "png", webp: "webp", avif: "heif", gif: "gif" };
const largest = boxOf(1600);

let last: Promise<unknown> = Promise.resolve();

/** Three widths in WebP, upright, without metadata, the first frame of a moving one. Refuses what does not decode. */
export function shrink(path: string, kind: ImageKind): Promise<Picture> {
  const mine = last.then(() => shrinkNow(path, kind));
  last = mine.catch(() => {});
  return mine;
}

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function shrinkNow(path: string, kind: ImageKind): Promise<Picture> {
  const sharp = await loadSharp();
  const options: SharpOptions = { limitInputPixels: maxPixels[kind], failOn: "error", sequentialRead: true };
  const found = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(refuseKind);
  if (found.format !== formats[kind] || (kind === "avif" && found.compression !== "av1")) refuse("file_kind_refused");
  if (found.width * found.height > maxPixels[kind]) refuse("file_too_large");
  const whole = await sharp(path, options)
    .autoOrient()
    .resize({ ...largest, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseKind);
  const { width, height, channels } = whole.info;
  const variants: Picture["variants"] = [];
  for (const kept of keptWidths({ width, height })) {
    variants.push({
      width: kept,
      content: await encode(sharp(whole.data, { raw: { width, height, channels } }), kept),
    });
  }
  return { width, height, variants };
}

const encode = (picture: Sharp, width: number): Promise<Buffer> =>
  picture
    .resize({ ...boxOf(width), fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

const refuseKind = () => refuse("file_kind_refused");
