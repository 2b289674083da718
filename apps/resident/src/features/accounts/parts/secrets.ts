import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

const names = ["id", "code", "autologin"] as const;

/** What a mailed link carries. Kept here, and taken out of the address bar and the history at once. */
export function useSecrets(): Partial<Record<(typeof names)[number], string>> {
  const [search, setSearch] = useSearchParams();
  const [secrets] = useState(() =>
    Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? ""]] : []))),
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
