import { useEffect, useState } from "react";
import { useSecrets } from "./secrets.ts";

interface MailedCode {
  id: string;
  code: string;
}

function read(key: string): MailedCode | null {
  return JSON.parse(sessionStorage.getItem(key) ?? "null");
}

/**
 * What the link of a mail carries, until it is used up: kept for this tab, so that loading the page again loses nothing, and
 * neither the address nor the history has it.
 */
export function useMailedCode(page: "reset-password" | "confirm-email") {
  const key = `stoep.link.${page}`;
  const { id, code } = useSecrets();
  const [mailed] = useState(() => (id || code ? { id: id ?? "", code: code ?? "" } : read(key)));
  useEffect(() => {
    if (mailed) sessionStorage.setItem(key, JSON.stringify(mailed));
  }, [key, mailed]);
  return { link: mailed?.id && mailed.code ? mailed : null, forget: () => sessionStorage.removeItem(key) };
}
