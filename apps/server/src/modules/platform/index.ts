/**
 * The provider's back office: networks and the files they are loaded from, organisations, licences, accounts, sign-on for all or for
 * a network, the whole log. For system accounts only. Every act is logged: for the organisation it concerns, else for the installation.
 * The operations (`operations/`) are shared by the handlers and by the command line, where nobody is signed in.
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

export { jobs } from "./jobs.ts";
export {
  disableAccount,
  enableAccount,
  endSessions,
  removeFactors,
  sendReset,
  setSystem,
} from "./operations/accounts.ts";
export { firstAccountToken } from "./operations/first-account.ts";
export { createNetwork, editNetwork, setNetworkLogo, shrinkLogo } from "./operations/networks.ts";
export {
  createOrganisation,
  editOrganisation,
  grantLicence,
  inviteOwner,
  setLicenceEnd,
} from "./operations/organisations.ts";
export { addProvider, editProvider, removeProvider } from "./operations/providers.ts";
export { listAccounts } from "./store/accounts.ts";
export { findOrganisation, listOrganisations } from "./store/organisations.ts";

export const module = implement(platform, {
  ...networkHandlers,
  ...importHandlers,
  ...organisationHandlers,
  ...accountHandlers,
  ...providerHandlers,
});
