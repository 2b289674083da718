/**
 * The provider's back office: networks and the files they are made of, organisations, licences, accounts, sign-on for all or for
 * a network, the whole log. For system accounts only. Every act stands in the log: in the organisation's where it concerns one, else in the installation's.
 * What is done (`doing/`) is the same for handlers and for the command line, which stands beside it without anybody signed in.
 *
 *   no system account yet ──start prints a link──▶ first account ─▶ networks ─▶ files ─▶ organisations, owners, licences
 *
 * D §1
 */
import { platform } from "@stoep/contract/platform";
import { implement } from "#kernel/module.ts";
import { accountHandlers } from "./handlers/accounts.ts";
import { importHandlers } from "./handlers/imports.ts";
import { networkHandlers } from "./handlers/networks.ts";
import { organisationHandlers } from "./handlers/organisations.ts";
import { providerHandlers } from "./handlers/providers.ts";

export { disableAccount, enableAccount, endSessions, removeFactors, sendReset, setSystem } from "./doing/accounts.ts";
export { firstAccountToken } from "./doing/first-account.ts";
export { createNetwork, editNetwork } from "./doing/networks.ts";
export {
  createOrganisation,
  editOrganisation,
  grantLicence,
  inviteOwner,
  setLicenceEnd,
} from "./doing/organisations.ts";
export { addProvider, editProvider, removeProvider } from "./doing/providers.ts";
export { jobs } from "./jobs.ts";
export { listAccounts } from "./store/accounts.ts";
export { findOrganisation, listOrganisations } from "./store/organisations.ts";

export const module = implement(platform, {
  ...networkHandlers,
  ...importHandlers,
  ...organisationHandlers,
  ...accountHandlers,
  ...providerHandlers,
});
