/** The language in which a member last wrote on this device. */
import { useLanguage } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { useEffect } from "react";
import { useMembership } from "../../session.tsx";

const keyOf = (membershipId: string): string => `stoep.compose.language.${membershipId}`;

/** Null if unknown, or if the browser allows no storage. */
function lastLanguageOf(membershipId: string): string | null {
  try {
    return localStorage.getItem(keyOf(membershipId));
  } catch {
    return null;
  }
}

function rememberLanguage(membershipId: string, language: string): void {
  try {
    localStorage.setItem(keyOf(membershipId), language);
  } catch {
    // Storage is full or switched off: the choice is not remembered.
  }
}

/** The most likely language of a new document: the author's last one, else that of their screens, if the network has it. */
export function useFirstLanguage(): Language {
  const spoken = useLanguage();
  const { id, network } = useMembership();
  const wanted = [lastLanguageOf(id), spoken].flatMap((one) => network.languages.find((other) => other === one) ?? []);
  return wanted[0] ?? network.languages[0] ?? "nl";
}

/** `isNewlySaved`: only what is begun here shows a choice. */
export function useRememberedLanguage(language: Language, isNewlySaved: boolean): void {
  const { id } = useMembership();
  useEffect(() => {
    if (isNewlySaved) rememberLanguage(id, language);
  }, [isNewlySaved, id, language]);
}
