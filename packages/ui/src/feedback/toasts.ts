import type { ReactNode } from "react";

/** S1 §9: a toast clears after 6000 ms. */
export const toastMilliseconds = 6000;

export type Toast = {
  id: number;
  tone: "success" | "hint" | "danger";
  message: ReactNode;
  /** An undo action, if there is one. */
  action?: { label: string; run: () => void };
};

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function put(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  holdToast(id);
  put(toasts.filter((toast) => toast.id !== id));
}

/** Keeps a toast while someone points at it or has focused it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function releaseToast(id: number): void {
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), toastMilliseconds),
  );
}

/** Reports that something has happened. Shown and spoken by ToastArea, at most three, for six seconds. Returns a function that takes it away before that. */
export function toast(message: ReactNode, options: Pick<Toast, "action"> & { tone?: Toast["tone"] } = {}): () => void {
  lastId += 1;
  const id = lastId;
  const next: Toast = { id, message, ...options, tone: options.tone ?? "success" };
  const [oldest] = toasts;
  if (oldest && toasts.length >= 3) dismissToast(oldest.id);
  put([...toasts, next]);
  releaseToast(id);
  return () => dismissToast(id);
}

export const toastStore = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
