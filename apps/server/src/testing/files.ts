/** Files for tests to upload. */
import sharp from "sharp";
import type { Caller } from "./client.ts";

let dot: Promise<Buffer> | undefined;
let teal: Promise<Buffer> | undefined;

/** Drawn once for all tests. */
export async function aPicture(): Promise<Blob> {
  teal ??= sharp({ create: { width: 20, height: 10, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(await teal)]);
}

/** One blue pixel. */
export async function anImage(uploader: Caller) {
  dot ??= sharp({ create: { width: 1, height: 1, channels: 3, background: "#0b6e66" } })
    .png()
    .toBuffer();
  return uploader.files.uploadImage({ file: new Blob([new Uint8Array(await dot)]), fileName: "dot.png" });
}

export const anAttachment = (uploader: Caller, name = "verslag.txt") =>
  uploader.files.uploadAttachment({ file: new Blob(["Verslag van de vergadering."]), fileName: name });
