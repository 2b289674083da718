/**
 * An organisation's profile, and its settings for members. S1 §3 Organisation
 */

export { organisationHandlers } from "./handlers.ts";
export { readProfile } from "./profile.ts";
export { picturesOfOrganisations } from "./store/organisations.ts";
