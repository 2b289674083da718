import { afterPaint } from "@stoep/ui";
import { type ReactNode, useEffect, useState } from "react";

/** Renders its children after the first paint, so that what they load does not delay it. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted && children;
}
