/** What the organisation says of itself. S2 §7 businessapi */
import { z } from "zod";
import { imageMaxBytes } from "../../files/index.ts";
import { anyone, Id, Instant, owner, routes, Slug, signedIn } from "../../kernel/index.ts";
import { BottomUp, EditOrganisation, OrganisationDetails, OrganisationProfile } from "../schemas.ts";

export const organisation = routes({
  getOrganisation: {
    summary: "The active organisation, with its settings",
    method: "GET",
    path: "/businessapi/details",
    access: signedIn,
    response: OrganisationDetails,
    refusals: ["wrong_kind_of_session", "membership_pending", "membership_disabled", "second_factor_required"],
  },
  editOrganisation: {
    summary: "Change name, description, website, phone and address",
    method: "POST",
    path: "/businessapi/details",
    access: owner,
    body: EditOrganisation,
    response: OrganisationDetails,
    refusals: [],
  },
  setBottomUp: {
    summary: "Choose which messages of residents the organisation takes",
    method: "POST",
    path: "/businessapi/bottomup",
    access: owner,
    body: BottomUp,
    response: OrganisationDetails,
    refusals: [],
  },
  requireSecondFactor: {
    summary: "Ask all members for a second factor from a moment on; null: no more",
    method: "POST",
    path: "/businessapi/secondfactor",
    access: owner,
    body: z.object({ from: Instant.nullable() }),
    response: OrganisationDetails,
    refusals: ["owner_only", "second_factor_required"],
  },
  countSecondFactors: {
    summary: "How many members there are, and how many have a second factor",
    method: "GET",
    path: "/businessapi/secondfactor",
    access: owner,
    response: z.object({ members: z.number().int(), withSecondFactor: z.number().int() }),
    refusals: [],
  },
  setLogo: {
    summary: "Upload the logo",
    method: "POST",
    path: "/businessapi/image",
    access: owner,
    upload: { maxBytes: imageMaxBytes },
    response: OrganisationDetails,
    refusals: ["file_too_large", "file_kind_refused", "too_many_requests"],
  },
  deleteLogo: {
    summary: "Take the logo away",
    method: "DELETE",
    path: "/businessapi/image",
    access: owner,
    response: OrganisationDetails,
    refusals: [],
  },
  setBanner: {
    summary: "Upload the banner",
    method: "POST",
    path: "/businessapi/banner",
    access: owner,
    upload: { maxBytes: imageMaxBytes },
    response: OrganisationDetails,
    refusals: ["file_too_large", "file_kind_refused", "too_many_requests"],
  },
  deleteBanner: {
    summary: "Take the banner away",
    method: "DELETE",
    path: "/businessapi/banner",
    access: owner,
    response: OrganisationDetails,
    refusals: [],
  },
  readOrganisation: {
    summary: "What an organisation says of itself, for everybody",
    method: "GET",
    path: "/networks/:networkSlug/organisations/:organisationId",
    access: anyone,
    params: z.object({ networkSlug: Slug, organisationId: Id }),
    response: OrganisationProfile,
    refusals: ["not_found"],
  },
});
