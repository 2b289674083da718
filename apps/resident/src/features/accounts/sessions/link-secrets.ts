import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

/** The secret parameters of a mailed link. */
const ofLinks = ["id", "code", "autologin"] as const;
export const useLinkSecrets = () => useSecretSearch(ofLinks);

/** Keeps them in memory, and removes them from the address bar and the history immediately. */
export function useSecretSearch<N extends string>(names: readonly N[]): Partial<Record<N, string>> {
  const [search, setSearch] = useSearchParams();
  const [secrets] = useState(
    () =>
      Object.fromEntries(
        names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? ""]] : [])),
      ) as Partial<Record<N, string>>,
  );
  const isOpen = names.some((name) => search.has(name));
  useEffect(() => {
    if (!isOpen) return;
    const rest = new URLSearchParams(search);
    for (const name of names) rest.delete(name);
    setSearch(rest, { replace: true });
  });
  return secrets;
}
