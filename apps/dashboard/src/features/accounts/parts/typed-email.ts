/** Remembers the email address typed while signing in, for the next screen that needs it. Never put in a URL. */
let typed = "";

export const typedEmail = (): string => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
