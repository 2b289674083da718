import { useState } from "react";
import type { Desk, VersionedDocument } from "../desk.ts";
import type { Problems } from "../use-problems.ts";
import { useUploadWait } from "../use-uploads.ts";
import { useText } from "../words.ts";
import { useUndoOffer } from "./use-undo-offer.ts";

type Options<Saved extends VersionedDocument, Draft extends object, Body, Key extends string> = {
  desk: Desk<Saved, Draft, Body>;
  isAuto: boolean;
  problems: Problems;
  isUploading: boolean;
  /** Whether it did not exist when the screen was opened; the addresses of its steps change once it does. */
  isNew: boolean;
  step: Key;
  order: { placeOf(step: Key): number; after(step: Key): Key };
  stepOf: (path: string) => Key;
  /** Opens the address of a step, of this document or of the one just created. */
  go: (step: Key, id?: string) => void;
  save: () => Promise<Saved | null>;
};

/** The ways from one step to another, and that of letting go what is not saved. */
export function useStepWays<Saved extends VersionedDocument, Draft extends object, Body, Key extends string>(
  options: Options<Saved, Draft, Body, Key>,
) {
  const { desk, isAuto, problems, isUploading, isNew, step, order, stepOf, go, save } = options;
  const t = useText();
  const offerUndo = useUndoOffer();
  const wait = useUploadWait();
  const furthest = useFurthest(step, order.placeOf);
  /** A new document is saved before its own address is opened. */
  const open = async (next: Key) => {
    if (next === step) return;
    if (!isNew) return go(next);
    // The next screen starts from what is saved now.
    if (isUploading) return wait();
    const { stored, isDirty } = desk.read();
    if (!stored && !isDirty) return go(next);
    const saved = await save();
    if (saved) go(next, saved.id);
  };
  const next = () => {
    if (problems.report({}, (path) => stepOf(path) === step)) return;
    if (isAuto) desk.saveSoon();
    void open(order.after(step));
  };
  const discard = () => {
    const { draft } = desk.read();
    desk.discard();
    offerUndo(t("steps.discarded"), () => desk.change(draft));
  };
  return { furthest, open, next, discard };
}

/** The furthest step opened so far. */
function useFurthest<Key>(step: Key, placeOf: (step: Key) => number): Key {
  const [furthest, setFurthest] = useState(step);
  if (placeOf(step) > placeOf(furthest)) setFurthest(step);
  return placeOf(step) > placeOf(furthest) ? step : furthest;
}
