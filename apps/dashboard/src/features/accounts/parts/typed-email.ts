/** What somebody typed as their address while signing in, for the next screen that asks for it. Never in an address bar. */
let typed = "";

export const typedEmail = (): string => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
