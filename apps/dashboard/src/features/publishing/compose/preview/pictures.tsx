import { Enlarge } from "@stoep/ui";
import { useText } from "../../parts/words.ts";
import style from "./message-card.module.css";
import type { PreviewPost } from "./preview-post.ts";
import type { Reader } from "./reader-words.ts";

type Props = { images: PreviewPost["images"]; isShort: boolean; reader: Reader };

const frameOf = ({ width, height }: PreviewPost["images"][number]) => ({
  aspectRatio: Math.min(2.2, Math.max(0.85, (width ?? 3) / (height ?? 2))),
});

/** Framed as in the residents' app: at most slightly taller than a square, at least as tall as a banner. The feed shows only the first. */
export function Pictures({ images, isShort, reader }: Props) {
  const [first] = images;
  if (!first) return null;
  if (!isShort) return <EnlargedPictures images={images} shown={images} />;
  return (
    <div className={style.pictures}>
      <EnlargedPictures images={images} shown={[first]} />
      {images.length > 1 && (
        <span className={style.count}>{reader.t("compose.reading.photos", { count: images.length })}</span>
      )}
    </div>
  );
}

/** Enlarging is a control of the editor, and so in the editor's language. */
function EnlargedPictures({ images, shown }: Pick<Props, "images"> & { shown: PreviewPost["images"] }) {
  const t = useText();
  const pictures = images.map(({ id, address, altText }, place) => ({
    id,
    small: `${address}/800`,
    large: `${address}/1600`,
    alt: altText || t("message.pictures.unnamed", { number: place + 1 }),
  }));
  const labels = {
    enlarge: (what: string) => t("message.pictures.enlarge", { what }),
    previous: t("message.pictures.previous"),
    next: t("message.pictures.next"),
    close: t("message.pictures.close"),
    place: (place: number, total: number) => t("message.pictures.place", { place, total }),
  };
  return shown.map((image, place) => (
    <Enlarge
      key={image.id}
      pictures={pictures}
      labels={labels}
      at={place}
      className={style.picture}
      style={frameOf(image)}
    >
      <img src={`${image.address}/800`} alt="" />
    </Enlarge>
  ));
}
