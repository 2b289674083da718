/** Accounts as the provider sees them: found, disabled, given and taken the right to the back office; the first of them; the log. */
export { firstAccountToken } from "./first-account.ts";
export { accountHandlers } from "./handlers.ts";
export {
  disableAccount,
  enableAccount,
  endSessions,
  lockAsSystem,
  removeFactors,
  sendResetLink,
  setSystem,
} from "./operations.ts";
export { listAccounts } from "./store/accounts.ts";
