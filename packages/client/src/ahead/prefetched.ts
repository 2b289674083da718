/** By path. */
export type Answers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    stoepAhead?: Answers;
  }
}

/** What the page asked for before the app had loaded, once; null when it did not, or when that failed: ask now. */
export async function takePrefetched(path: string): Promise<Response | null> {
  const answer = window.stoepAhead?.[path];
  if (!answer) return null;
  delete window.stoepAhead?.[path];
  return answer.catch(() => null);
}

/** What is asked from now on may have another answer: of another place, or after a change. */
export function dropPrefetched(): void {
  delete window.stoepAhead;
}
