/** Keeps an invitation's token while its holder signs in; in this tab only, and never in an address. */
const key = "stoep.claim";

export const claimToken = (): string => sessionStorage.getItem(key) ?? "";

export function keepClaimToken(token: string): void {
  if (token) sessionStorage.setItem(key, token);
  else sessionStorage.removeItem(key);
}
