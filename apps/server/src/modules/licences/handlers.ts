import { personName } from "@stoep/contract/kernel";
import { licences } from "@stoep/contract/licences";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { listOrganisationLicences, listOwnerContacts } from "./store.ts";
import { viewLicences } from "./views.ts";

export const handlers = handle(licences, {
  /** Every member may see them, including pending members and those without a licence, because licences explain what a member cannot do. */
  async listLicences(call) {
    const { actor, db } = call;
    if (actor.kind !== "staff") return refuse("wrong_kind_of_session");
    if (actor.mustAddFactor) return refuse("second_factor_required");
    return {
      items: await viewLicences(call, actor.organisation.id, await listOrganisationLicences(db, actor.organisation.id)),
    };
  },

  /** Names only, so that members without access know whom to ask. */
  async listOwners({ actor, db }) {
    if (actor.kind !== "staff") return refuse("wrong_kind_of_session");
    if (actor.membershipType === "pending") return refuse("membership_pending");
    if (actor.membershipType === "disabled") return refuse("membership_disabled");
    const owners = await listOwnerContacts(db, actor.organisation.id);
    return { items: owners.map((owner) => ({ name: personName(owner) })) };
  },

  async getLinks({ config }) {
    return config.links;
  },
});
