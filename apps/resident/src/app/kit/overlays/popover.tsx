import type { ReactNode } from "react";
import { useMediaQuery } from "../media-query.ts";
import { Dialog } from "./dialog.tsx";

interface Props {
  /** The sheet's title; a popover beside its button shows none. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Content that a button opens: beside it, or on a phone as a sheet at the bottom of the screen. */
export function Popover({ title, onClose, children }: Props) {
  const isPhone = useMediaQuery("(max-width: 480px)");
  if (!isPhone)
    return (
      <div data-overlay style={{ display: "contents" }}>
        {children}
      </div>
    );
  return (
    <Dialog title={title} onClose={onClose} isLight>
      {children}
    </Dialog>
  );
}
