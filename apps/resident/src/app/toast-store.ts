/** Short confirmations; each stays 6 seconds. S1 §9 */
export interface Toast {
  id: number;
  text: string;
  tone: "done" | "danger";
}

const stayMilliseconds = 6000;
let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};

export function toast(text: string, tone: Toast["tone"] = "done"): void {
  last += 1;
  const id = last;
  setToasts([...toasts, { id, text, tone }]);
  setTimeout(() => closeToast(id), stayMilliseconds);
}

export function closeToast(id: number): void {
  setToasts(toasts.filter((one) => one.id !== id));
}
