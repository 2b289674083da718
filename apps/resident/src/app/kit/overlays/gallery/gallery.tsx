import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "@stoep/ui/icons";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useAppText } from "../../../text.ts";
import { useModal } from "../modal.ts";
import style from "./gallery.module.css";
import { type GalleryPicture, swipeDirection } from "./pictures.ts";

interface Props {
  pictures: readonly GalleryPicture[];
  /** Index of the first picture to show. */
  first: number;
  onClose: () => void;
}

/** One picture full screen, with its description; arrows, keys or a swipe show the others. */
export function Gallery({ pictures, first, onClose }: Props) {
  const t = useAppText();
  const [place, setPlace] = useState(first);
  const count = pictures.length;
  const go = (next: number) => setPlace(Math.max(0, Math.min(count - 1, next)));
  const { onClick, onKeyDown: _, ...modal } = useModal(onClose);
  const swiping = useSwipe((step) => go(place + step));
  const picture = pictures[place];
  if (!picture) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 }[key];
    if (next !== undefined) go(next);
  };
  return (
    // Takes the focus when the picture is pressed, so that keys keep working.
    <dialog className={style.gallery} tabIndex={-1} aria-label={t("gallery.title")} onKeyDown={onKeyDown} {...modal}>
      <div className={style.bar}>
        <span>{count > 1 && t("gallery.place", { place: place + 1, count })}</span>
        <RoundButton label={t("close")} onClick={onClose}>
          <CloseIcon aria-hidden />
        </RoundButton>
      </div>
      <div className={style.stage} {...swiping}>
        <Enlarged key={picture.id} picture={picture} />
      </div>
      {count > 1 && (
        <div className={style.steps}>
          <RoundButton label={t("gallery.previous")} isOff={place === 0} onClick={() => go(place - 1)}>
            <ChevronLeftIcon aria-hidden />
          </RoundButton>
          <RoundButton label={t("gallery.next")} isOff={place === count - 1} onClick={() => go(place + 1)}>
            <ChevronRightIcon aria-hidden />
          </RoundButton>
        </div>
      )}
      <p className={style.words} aria-live="polite">
        {picture.altText}
      </p>
    </dialog>
  );
}

function Enlarged({ picture: { address, altText, width, height } }: { picture: GalleryPicture }) {
  return (
    <img
      src={`${address}/1600`}
      srcSet={`${address}/800 800w, ${address}/1600 1600w`}
      sizes="100vw"
      alt={altText}
      width={width ?? undefined}
      height={height ?? undefined}
      draggable={false}
    />
  );
}

interface RoundProps {
  label: string;
  onClick: () => void;
  /** A button that is off stays in place and keeps the focus. */
  isOff?: boolean;
  children: ReactNode;
}

function RoundButton({ label, onClick, isOff = false, children }: RoundProps) {
  return (
    <button type="button" className={style.round} aria-label={label} aria-disabled={isOff} onClick={onClick}>
      {children}
    </button>
  );
}

function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: React.PointerEvent) => {
      from.current = isPrimary ? { x, y } : null;
    },
    onPointerUp: ({ clientX: x, clientY: y }: React.PointerEvent) => {
      const step = from.current ? swipeDirection(from.current, { x, y }) : 0;
      from.current = null;
      if (step !== 0) onStep(step);
    },
  };
}
