/** The program behind pictures.ts. It imports the decoder and nothing else that is large. */
import { writeFile } from "node:fs/promises";
import sharp, { type SharpOptions } from "sharp";
import { boxOf, type ImageKind, storedWidths } from "./rules.ts";

export interface ShrunkPicture {
  /** The largest variant's. */
  width: number;
  height: number;
  variants: { width: number; path: string; bytes: number }[];
}
export type PictureReply = ShrunkPicture | { refused: "file_kind_refused" | "file_too_large" | "unavailable" };

/** Checked before decoding. Kinds that are decoded as a whole, not line by line, take 5 to 28 bytes of memory per pixel. */
const maxPixels: Record<ImageKind, number> = { jpeg: 50e6, png: 50e6, webp: 25e6, gif: 25e6, avif: 16e6 };
const formats: Record<ImageKind, string> = { jpeg: "jpeg", png: "png", webp: "webp", avif: "heif", gif: "gif" };

sharp.cache(false);
sharp.concurrency(1);

/**
 * Writes the picture upright, without metadata, only the first frame of an animation. `side`: in this one size, instead of the three
 * widths.
 */
export async function shrinkInProcess(path: string, kind: ImageKind, side?: number): Promise<PictureReply> {
  const found = await sharp(path, { limitInputPixels: false }).metadata();
  const isAv1 = kind !== "avif" || found.compression === "av1";
  if (found.format !== formats[kind] || !isAv1) return { refused: "file_kind_refused" };
  if (found.width * found.height > maxPixels[kind]) return { refused: "file_too_large" };
  const options: SharpOptions = { limitInputPixels: maxPixels[kind], failOn: "error", sequentialRead: true };
  const { data, info } = await sharp(path, options)
    .autoOrient()
    .resize({ ...boxOf(1600), fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const variants: ShrunkPicture["variants"] = [];
  for (const kept of side ? [side] : storedWidths({ width, height })) {
    const box = side ? { width: side, height: side } : boxOf(kept);
    const content = await sharp(data, { raw: { width, height, channels } })
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    variants.push({ width: kept, path: `${path}.${kept}`, bytes: content.length });
    await writeFile(`${path}.${kept}`, content, { mode: 0o600 });
  }
  return { width, height, variants };
}

/** A full disk is not the picture's fault. */
const refusedReply = (error: unknown): PictureReply => ({
  refused: /ENOSPC|No space left/.test(String(error)) ? "unavailable" : "file_kind_refused",
});

function serve(send: (answer: PictureReply) => void): void {
  process.once("disconnect", () => process.exit(0));
  process.on("message", async ({ path, kind, side }: { path: string; kind: ImageKind; side?: number }) => {
    // Whatever the decoder complains about, we do not accept the picture.
    send(await shrinkInProcess(path, kind, side).catch(refusedReply));
  });
}

if (import.meta.main && process.send) serve(process.send.bind(process));
