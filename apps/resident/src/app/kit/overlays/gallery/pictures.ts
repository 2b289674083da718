export interface GalleryPicture {
  id: string;
  /** Prefix of its addresses. */
  address: string;
  altText: string;
  width: number | null;
  height: number | null;
}

/** The least horizontal movement that is a swipe, in pixels. */
const swipePixels = 48;

/** The direction of a swipe: 1 next, -1 previous, 0 neither. */
export function swipeDirection(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < swipePixels || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
