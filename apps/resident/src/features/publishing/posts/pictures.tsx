import type { ReadPost } from "@stoep/contract/publishing";
import { useText } from "../words.ts";
import style from "./message.module.css";
import { pictureSource } from "./picture-source.ts";

export type PostImage = ReadPost["images"][number];

/**
 * The picture's aspect ratio, limited to slightly higher than a square and to the shape of a banner, so that the space is reserved
 * before it loads.
 */
function ratioOf({ width, height }: PostImage): number {
  return Math.min(2.2, Math.max(0.85, (width ?? 3) / (height ?? 2)));
}

export function Picture({
  image,
  isFirst,
  children,
}: {
  image: PostImage;
  isFirst: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div className={style.frame} style={{ aspectRatio: ratioOf(image) }}>
      <img
        src={`${image.address}/800`}
        {...pictureSource(image)}
        alt={image.altText}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        width={image.width ?? undefined}
        height={image.height ?? undefined}
      />
      {children}
    </div>
  );
}

/** A card shows only the first, with the total. */
export function FirstPicture({ images, isFirst }: { images: readonly PostImage[]; isFirst: boolean }) {
  const t = useText();
  const [first] = images;
  if (!first) return null;
  return (
    <Picture image={first} isFirst={isFirst}>
      {images.length > 1 && <span className={style.count}>{t("photos", { count: images.length })}</span>}
    </Picture>
  );
}
