import type { ReactNode } from "react";
import { rememberFocus } from "./focus.ts";

export type Question = {
  /** Names the thing: "Delete 'Street works in Muide'?" */
  title: string;
  message?: ReactNode;
  /** The action as a verb: "Delete message". */
  confirmLabel: string;
  cancelLabel: string;
  /** In brick red, for what cannot be undone. */
  isDestructive?: boolean;
};

type PendingQuestion = Question & { answer: (isConfirmed: boolean) => void };

let pending: PendingQuestion | null = null;
const listeners = new Set<() => void>();

function put(next: PendingQuestion | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks and waits for the answer. A second question answers the first with no. Needs ConfirmArea somewhere in the app. */
export function confirm(question: Question): Promise<boolean> {
  pending?.answer(false);
  const giveFocusBack = rememberFocus();
  return new Promise((resolve) => {
    put({
      ...question,
      answer: (isConfirmed) => {
        put(null);
        giveFocusBack();
        resolve(isConfirmed);
      },
    });
  });
}

export const confirmationStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): PendingQuestion | null => pending,
};
