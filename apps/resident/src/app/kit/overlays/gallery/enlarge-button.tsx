import { FullscreenIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useState } from "react";
import { useAppText } from "../../../text.ts";
import style from "./enlarge-button.module.css";
import type { GalleryPicture } from "./pictures.ts";

/** Loaded when the first picture is opened. */
const Gallery = lazyPart(() => import("./gallery.tsx").then((m) => m.Gallery), { close: ({ onClose }) => onClose() });

interface Props {
  pictures: readonly GalleryPicture[];
  /** Index of the picture that it covers. */
  place?: number;
}

/** Covers a picture, in a box with `position: relative`, and opens it full screen. */
export function EnlargeButton({ pictures, place = 0 }: Props) {
  const t = useAppText();
  const [isOpen, setOpen] = useState(false);
  const alt = pictures[place]?.altText ?? "";
  return (
    <>
      <button
        type="button"
        className={style.enlarge}
        data-enlarges
        aria-label={t("gallery.enlarge", { alt })}
        onClick={() => setOpen(true)}
      >
        <FullscreenIcon aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Gallery pictures={pictures} first={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
