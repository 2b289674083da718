/** Organisations as the provider sees them: their owners and their licences. */
export { organisationHandlers } from "./handlers.ts";
export { createOrganisation, editOrganisation, grantLicence, inviteOwner, setLicenceEnd } from "./operations.ts";
export { countOrganisations, findOrganisation, listOrganisations } from "./store.ts";
