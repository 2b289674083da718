/** The email address given elsewhere in the app, so that signing in need not ask for it again. Forgotten when the window closes. */
const key = "stoep.email";

export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {
    // Not stored: it must be typed again.
  }
}

export function knownEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Call after signing in. */
export function forgetEmail(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
