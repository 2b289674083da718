import { ActionIcon, Group, Modal, UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { rememberFocus } from "../feedback/focus.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import style from "./gallery.module.css";

export type GalleryPicture = { id: string; small: string; large: string; alt: string };

type Props = {
  pictures: GalleryPicture[];
  labels: {
    /** "Enlarge: {alt}" */
    enlarge: (alt: string) => string;
    previous: string;
    next: string;
    close: string;
    /** "2 of 3" */
    place: (place: number, total: number) => string;
  };
};

/** Small pictures that open large, with buttons and arrow keys to the next. */
export function Gallery({ pictures, labels }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <Group gap="sm">
        {pictures.map(({ id, small, alt }, index) => (
          <UnstyledButton
            key={id}
            className={style.small}
            aria-label={labels.enlarge(alt)}
            onClick={() => setOpen(index)}
          >
            <img src={small} alt="" loading="lazy" />
          </UnstyledButton>
        ))}
      </Group>
      {open !== null && <Large pictures={pictures} labels={labels} open={open} setOpen={setOpen} />}
    </>
  );
}

type EnlargeProps = Props & { at: number; className?: string | undefined; style?: CSSProperties; children: ReactNode };

/** A picture with its own frame that opens large among the others. */
export function Enlarge({ pictures, labels, at, children, ...frame }: EnlargeProps) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <UnstyledButton
        {...frame}
        data-enlarges
        aria-label={labels.enlarge(pictures[at]?.alt ?? "")}
        onClick={() => setOpen(at)}
      >
        {children}
      </UnstyledButton>
      {open !== null && <Large pictures={pictures} labels={labels} open={open} setOpen={setOpen} />}
    </>
  );
}

type LargeProps = Props & { open: number; setOpen: (open: number | null) => void };

function Large({ pictures, labels, open, setOpen }: LargeProps) {
  useEffect(() => rememberFocus(), []);
  const total = pictures.length;
  const go = (by: number) => setOpen((open + by + total) % total);
  useHotkeys([
    ["ArrowLeft", () => go(-1)],
    ["ArrowRight", () => go(1)],
  ]);
  const picture = pictures[open];
  if (!picture) return null;
  return (
    <Modal
      opened
      onClose={() => setOpen(null)}
      size="xl"
      title={picture.alt}
      closeButtonProps={{ "aria-label": labels.close }}
    >
      <img className={style.large} src={picture.large} alt={picture.alt} />
      {total > 1 && (
        <Group justify="center" mt="sm">
          <ActionIcon variant="default" aria-label={labels.previous} onClick={() => go(-1)}>
            <ChevronLeftIcon aria-hidden />
          </ActionIcon>
          <span aria-live="polite">{labels.place(open + 1, total)}</span>
          <ActionIcon variant="default" aria-label={labels.next} onClick={() => go(1)}>
            <ChevronRightIcon aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </Modal>
  );
}
