/**
 * The provider's back office: networks and the files they are loaded from, organisations, licences, accounts, sign-on for all or for
 * a network, the whole log. For system accounts only. Every act is logged: for the organisation it concerns, else for the
 * installation. The operations (`operations.ts` of each room) are shared by the handlers and by the command line, where nobody is
 * signed in.
 *
 *   no system account yet ──start prints a link──▶ first account ─▶ networks ─▶ files ─▶ organisations, owners, licences
 *
 * D §1
 */
import { platform } from "@stoep/contract/platform";
import { defineCapability, implement } from "#kernel/module.ts";
import { accountHandlers } from "./accounts/index.ts";
import { importHandlers, importJobs } from "./imports/index.ts";
import { networkHandlers } from "./networks/index.ts";
import { organisationHandlers } from "./organisations/index.ts";
import { placesOfWords } from "./places-of-words.ts";
import { providerHandlers } from "./providers/index.ts";

export {
  disableAccount,
  enableAccount,
  endSessions,
  firstAccountToken,
  listAccounts,
  removeFactors,
  sendResetLink,
  setSystem,
} from "./accounts/index.ts";
export { createNetwork, editNetwork, setNetworkLogo, shrinkLogo } from "./networks/index.ts";
export {
  createOrganisation,
  editOrganisation,
  findOrganisation,
  grantLicence,
  inviteOwner,
  listOrganisations,
  setLicenceEnd,
} from "./organisations/index.ts";
export { addProvider, editProvider, removeProvider } from "./providers/index.ts";

export const capability = defineCapability({
  module: implement(platform, {
    ...networkHandlers,
    ...importHandlers,
    ...organisationHandlers,
    ...accountHandlers,
    ...providerHandlers,
  }),
  jobs: importJobs,
  placesOfWords,
});
