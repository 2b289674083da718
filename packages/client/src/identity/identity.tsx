import { type ComponentType, Suspense, useSyncExternalStore } from "react";

export type IdentityProps = { onAnswer: (isConfirmed: boolean) => void };

let pending: ((isConfirmed: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function put(next: typeof pending): void {
  pending = next;
  for (const listener of listeners) listener();
}

const store = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => pending,
};

/** Resolves to true after re-authentication, to false when the person gave up. Needs an IdentityArea somewhere in the app. */
export function confirmIdentity(): Promise<boolean> {
  pending?.(false);
  return new Promise((resolve) => {
    put((isConfirmed) => {
      put(null);
      resolve(isConfirmed);
    });
  });
}

/** Shows the app's dialog while an answer is awaited. */
export function IdentityArea({ ask: Question }: { ask: ComponentType<IdentityProps> | undefined }) {
  const answer = useSyncExternalStore(store.subscribe, store.read);
  if (!answer || !Question) return null;
  return (
    <Suspense fallback={null}>
      <Question onAnswer={answer} />
    </Suspense>
  );
}
