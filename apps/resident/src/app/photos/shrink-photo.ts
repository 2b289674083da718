/** Reduces a photo on the phone before it is uploaded. Redrawn, it no longer contains where and when it was taken. */

/** The largest width that the server keeps. */
const longestSide = 1600;

/** The size of a photo whose longer side is at most `longest`. */
export function sizeFor(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Phones often do not say the type of such a file. */
export const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** As a JPEG. A file that this browser cannot draw is returned unchanged. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.type === "image/gif") return file;
  try {
    const drawn = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = sizeFor(drawn.width, drawn.height);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const ground = canvas.getContext("2d");
    if (!ground) return file;
    // A JPEG has no transparency: transparent parts would turn black.
    ground.fillStyle = "#ffffff";
    ground.fillRect(0, 0, width, height);
    ground.drawImage(drawn, 0, 0, width, height);
    drawn.close();
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return made ? new File([made], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" }) : file;
  } catch {
    return file;
  }
}
