import type { ReactNode } from "react";
import { useMedia } from "../media.ts";
import { Dialog } from "./dialog.tsx";

interface Props {
  /** The sheet's title; beside its button the popover needs none. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Content that a button opens: beside it, or on a phone as a sheet at the bottom of the screen. */
export function Popover({ title, onClose, children }: Props) {
  const isPhone = useMedia("(max-width: 480px)");
  if (!isPhone) return children;
  return (
    <Dialog title={title} onClose={onClose} isLight>
      {children}
    </Dialog>
  );
}
