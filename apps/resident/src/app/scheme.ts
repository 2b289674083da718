/** Light, dark, or the device's setting; chosen per device. */
import { useState } from "react";
import { useMedia } from "./kit/media.ts";

export const schemes = ["auto", "light", "dark"] as const;
export type Scheme = (typeof schemes)[number];
const key = "stoep.scheme";

function read(): Scheme {
  const kept = localStorage.getItem(key);
  return schemes.find((one) => one === kept) ?? "auto";
}

function show(scheme: Scheme): void {
  if (scheme === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

export function startScheme(): void {
  show(read());
}

export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState(read);
  return [
    scheme,
    (next) => {
      localStorage.setItem(key, next);
      show(next);
      setScheme(next);
    },
  ];
}

/** Whether the scheme in use is dark. */
export function useIsDark(): boolean {
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const scheme = read();
  return scheme === "auto" ? isDark : scheme === "dark";
}
