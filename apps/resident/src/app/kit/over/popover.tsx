import type { ReactNode } from "react";
import { useMedia } from "../media.ts";
import { Dialog } from "./dialog.tsx";

interface Props {
  /** Of the sheet; beside its button the choice needs none. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a button opens: beside it, or on a phone as a sheet at the lower end of the screen. */
export function Popover({ title, onClose, children }: Props) {
  const isPhone = useMedia("(max-width: 480px)");
  if (!isPhone) return children;
  return (
    <Dialog title={title} onClose={onClose} isLight>
      {children}
    </Dialog>
  );
}
