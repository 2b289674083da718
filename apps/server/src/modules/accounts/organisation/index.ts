/**
 * What an organisation says of itself, and asks of its members. S1 §3 Organisation
 */

export { organisationHandlers } from "./handlers.ts";
export { picturesOfOrganisations } from "./store/organisations.ts";
