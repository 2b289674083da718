import { lazyPart } from "@stoep/ui/parts";

/** Loaded when it is opened. For the screens of every feature whose things can be shared. */
export const ShareDialog = lazyPart(() => import("./share-dialog.tsx").then((m) => m.ShareDialog), {
  close: ({ onClose }) => onClose(),
});
