import type { ReaderScreen } from "@stoep/client/reader";
import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Says that the reader's page in this element is ready, as it does in a browser. Returns what it was last sent to show. */
export function openReader(within: HTMLElement): () => ReaderScreen {
  const source = within.querySelector("iframe")?.contentWindow;
  if (!source) throw new Error("there is no frame");
  const sent = vi.spyOn(source, "postMessage").mockReturnValue(undefined);
  const { origin } = location;
  act(() => void dispatchEvent(new MessageEvent("message", { source, origin, data: { isReady: true } })));
  return () => sent.mock.lastCall?.[0] as ReaderScreen;
}

/** The message that it shows. */
export function messageIn({ subject }: ReaderScreen) {
  if (subject.kind !== "message") throw new Error("it shows no message");
  return subject;
}
