import { useEffect, useState } from "react";

interface MailedCode {
  id: string;
  code: string;
}

function read(key: string): MailedCode | null {
  return JSON.parse(sessionStorage.getItem(key) ?? "null");
}

/**
 * Keeps what the link of a mail carries for this tab, so that loading the page again loses nothing. `given` is what stood in
 * the address before it was taken out of it.
 */
export function useMailedCode(page: "reset-password" | "confirm-email", { id, code }: Partial<MailedCode>) {
  const key = `stoep.link.${page}`;
  const [mailed] = useState(() => (id || code ? { id: id ?? "", code: code ?? "" } : read(key)));
  useEffect(() => {
    if (mailed) sessionStorage.setItem(key, JSON.stringify(mailed));
  }, [key, mailed]);
  return { link: mailed?.id && mailed.code ? mailed : null, forget: () => sessionStorage.removeItem(key) };
}
