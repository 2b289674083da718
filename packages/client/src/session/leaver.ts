/** The account whose session last ended in this tab without a sign-out. Only that person is led back to the screen that was open. */
import { appIdentity } from "../token/index.ts";

const key = () => `${appIdentity().recordKey}.left`;

export const leaver = (): string | null => sessionStorage.getItem(key());
export const forgetLeaver = (): void => sessionStorage.removeItem(key());

export function rememberLeaver(accountId: string | null): void {
  if (accountId) sessionStorage.setItem(key(), accountId);
}
