/** The address that somebody has just given elsewhere in the app, so that signing in need not ask for it again. Gone with the window. */
const key = "stoep.email";

export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {
    // Then it is typed once more.
  }
}

export function knownEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Whoever is in has said enough. */
export function forgetEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
