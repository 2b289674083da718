export interface QrDrawing {
  /** Squares per side. */
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}

/** Returns the text as a QR code; the library loads on first use. */
export async function drawQrCode(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
