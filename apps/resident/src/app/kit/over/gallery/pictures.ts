export interface GalleryPicture {
  id: string;
  /** Start of its addresses. */
  address: string;
  altText: string;
  width: number | null;
  height: number | null;
}

/** At least this far to the side is a swipe, in pixels. */
const swipe = 48;

/** Which way a finger went: one on, one back, or neither. */
export function stepOf(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < swipe || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
