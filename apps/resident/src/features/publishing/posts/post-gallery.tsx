import { EnlargeButton } from "../../../app/index.ts";
import style from "./message.module.css";
import { Picture, type PostImage } from "./pictures.tsx";

/** All pictures of a message, on its own page; each can be enlarged. */
export function PostGallery({ images }: { images: readonly PostImage[] }) {
  if (images.length === 0) return null;
  return (
    <div className={style.images}>
      {images.map((image, index) => (
        <Picture key={image.id} image={image} isFirst={index === 0}>
          <EnlargeButton pictures={images} place={index} />
        </Picture>
      ))}
    </div>
  );
}
