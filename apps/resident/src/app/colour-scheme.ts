/** Light, dark, or the device's setting; chosen per device. */
import { useState } from "react";
import { useMediaQuery } from "./kit/media-query.ts";

export const schemes = ["auto", "light", "dark"] as const;
export type Scheme = (typeof schemes)[number];
const key = "stoep.scheme";

function readScheme(): Scheme {
  const kept = localStorage.getItem(key);
  return schemes.find((one) => one === kept) ?? "auto";
}

function applyScheme(scheme: Scheme): void {
  if (scheme === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

export function startScheme(): void {
  applyScheme(readScheme());
}

export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState(readScheme);
  return [
    scheme,
    (next) => {
      localStorage.setItem(key, next);
      applyScheme(next);
      setScheme(next);
    },
  ];
}

/** Whether the scheme in use is dark. */
export function useIsDark(): boolean {
  const isDark = useMediaQuery("(prefers-color-scheme: dark)");
  const scheme = readScheme();
  return scheme === "auto" ? isDark : scheme === "dark";
}
