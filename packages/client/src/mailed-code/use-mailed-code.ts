import { useEffect, useState } from "react";

interface MailedCode {
  id: string;
  code: string;
}

/** Stored for this tab, so that reloading the page loses nothing. */
function useStoredForTab<V>(page: string, given: V | null) {
  const key = `stoep.link.${page}`;
  const [value] = useState<V | null>(() => given ?? JSON.parse(sessionStorage.getItem(key) ?? "null"));
  useEffect(() => {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
  }, [key, value]);
  return { value, forget: () => sessionStorage.removeItem(key) };
}

/** The content of a mailed link, as read from the address before it was removed from there. */
export function useMailedCode(page: "reset-password" | "confirm-email", { id, code }: Partial<MailedCode>) {
  const given = id || code ? { id: id ?? "", code: code ?? "" } : null;
  const { value, forget } = useStoredForTab<MailedCode>(page, given);
  return { link: value?.id && value.code ? value : null, forget };
}

/** Like `useMailedCode`, for a link that carries only a token; "" without one. */
export function useMailedToken(page: "welcome", given: string | undefined) {
  const { value, forget } = useStoredForTab<string>(page, given || null);
  return { token: value ?? "", forget };
}
