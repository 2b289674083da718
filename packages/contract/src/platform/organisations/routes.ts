import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { Cursor, Done, Id, Instant, NamedReference, pageOf, routes, system, textLine } from "../../kernel/index.ts";
import { LicenceView, ThingKind } from "../../licences/index.ts";
import {
  EditedOrganisation,
  InvitedOwner,
  NewLicence,
  NewOrganisation,
  OrganisationDetail,
  OrganisationKind,
  OrganisationRow,
} from "./schemas.ts";

const OrganisationFilters = z.object({
  networkId: Id.optional(),
  kind: OrganisationKind.optional(),
  search: textLine(80).optional(),
});

export const organisationRoutes = routes({
  listOrganisations: {
    summary: "Organisations by name",
    method: "GET",
    path: "/platformapi/organisations",
    access: system,
    query: OrganisationFilters.extend({ cursor: Cursor }),
    response: pageOf(OrganisationRow),
    refusals: [],
  },
  exportOrganisations: {
    summary: "The same list as a spreadsheet file, at most the first 50,000",
    method: "GET",
    path: "/platformapi/organisations/export",
    access: system,
    limit: "exports",
    query: OrganisationFilters.extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  getOrganisation: {
    summary: "An organisation with its owners and licences",
    method: "GET",
    path: "/platformapi/organisations/:organisationId",
    access: system,
    response: OrganisationDetail,
    refusals: ["not_found"],
  },
  createOrganisation: {
    summary: "Make an organisation and invite its first owner by mail",
    method: "POST",
    path: "/platformapi/organisations",
    access: system,
    limit: "backOffice",
    body: NewOrganisation,
    response: OrganisationDetail,
    refusals: [],
  },
  editOrganisation: {
    summary: "Change name and kind",
    method: "POST",
    path: "/platformapi/organisations/:organisationId",
    access: system,
    limit: "backOffice",
    body: EditedOrganisation,
    response: OrganisationDetail,
    refusals: ["not_found"],
  },
  inviteOwner: {
    summary: "Invite an owner by mail; a person invited before gets a new link",
    method: "POST",
    path: "/platformapi/organisations/:organisationId/owners",
    access: system,
    limit: "invitations",
    body: InvitedOwner,
    response: Done,
    refusals: ["not_found"],
  },
  grantLicence: {
    summary: "Grant a licence",
    method: "POST",
    path: "/platformapi/organisations/:organisationId/licences",
    access: system,
    limit: "backOffice",
    body: NewLicence,
    response: LicenceView,
    refusals: ["not_found", "already_exists"],
  },
  listLicensable: {
    summary: "What of one kind a one-off licence of the organisation can name, the latest first; drafts too",
    method: "GET",
    path: "/platformapi/organisations/:organisationId/licensable",
    access: system,
    query: z.object({
      kind: ThingKind,
      /** All, the latest first, without one. */
      search: textLine(100).optional(),
    }),
    response: z.object({ items: z.array(NamedReference) }),
    refusals: ["not_found"],
  },
  setLicenceEnd: {
    summary: "End a licence now or at a moment, or (null) remove its end; one that has not begun is deleted",
    method: "POST",
    path: "/platformapi/licences/:licenceId/end",
    access: system,
    limit: "backOffice",
    body: z.object({ until: Instant.nullable() }),
    response: Done,
    refusals: ["not_found"],
  },
});
