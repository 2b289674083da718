/** The language that a member wrote in last, on this device. */
const keyOf = (membershipId: string): string => `stoep.compose.language.${membershipId}`;

/** Null where nothing is known, or the browser keeps nothing. */
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
    // Storage is full or switched off: the choice has to be made again.
  }
}
