/** The language in which a member last wrote on this device. */
const keyOf = (membershipId: string): string => `stoep.compose.language.${membershipId}`;

/** Null if unknown, or if the browser allows no storage. */
export function lastLanguageOf(membershipId: string): string | null {
  try {
    return localStorage.getItem(keyOf(membershipId));
  } catch {
    return null;
  }
}

export function rememberLanguage(membershipId: string, language: string): void {
  try {
    localStorage.setItem(keyOf(membershipId), language);
  } catch {
    // Storage is full or switched off: the choice is not remembered.
  }
}
