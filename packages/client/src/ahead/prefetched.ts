/** By path. */
export type Answers = Record<string, Promise<Response>>;

declare global {
  interface Window {
    stoepAhead?: Answers;
  }
}

/** The answer to an early request, once. Null when there was none or it failed: the caller sends the request now. */
export async function takePrefetched(path: string): Promise<Response | null> {
  const answer = window.stoepAhead?.[path];
  if (!answer) return null;
  delete window.stoepAhead?.[path];
  return answer.catch(() => null);
}

/** Called when later answers may differ from the early ones: for another place, or after a change. */
export function dropPrefetched(): void {
  delete window.stoepAhead;
}
