import { EnlargeButton } from "../../../app/index.ts";
import style from "./message.module.css";
import { type Image, Picture } from "./pictures.tsx";

/** The page of a message shows all of them, each of which can be enlarged. */
export function AllPictures({ images }: { images: readonly Image[] }) {
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
