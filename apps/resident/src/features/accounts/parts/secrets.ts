import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

/** What a mailed link carries. */
const ofLinks = ["id", "code", "autologin"] as const;
export const useSecrets = () => useSecretSearch(ofLinks);

/** Kept here, and taken out of the address bar and the history at once. */
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
