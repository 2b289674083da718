import { type ReactNode, useSyncExternalStore } from "react";
import { Dialog } from "./dialog.tsx";

const phone = () => window.matchMedia("(max-width: 480px)");

function subscribe(listener: () => void): () => void {
  const query = phone();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

interface Props {
  /** Of the sheet; beside its button the choice needs none. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What a button opens: beside it, or on a phone as a sheet at the lower end of the screen. */
export function Popover({ title, onClose, children }: Props) {
  const isPhone = useSyncExternalStore(subscribe, () => phone().matches);
  if (!isPhone) return children;
  return (
    <Dialog title={title} onClose={onClose} isLight>
      {children}
    </Dialog>
  );
}
