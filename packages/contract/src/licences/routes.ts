import { z } from "zod";
import { anyone, routes, signedIn } from "../kernel/index.ts";
import { LicenceView, MarketingLinks } from "./schemas.ts";

export const licences = routes({
  listLicences: {
    summary: "The licences of the active organisation",
    method: "GET",
    path: "/licences",
    access: signedIn,
    response: z.object({ items: z.array(LicenceView) }),
    refusals: ["wrong_kind_of_session", "second_factor_required"],
  },
  listOwners: {
    summary: "Who can give a member of the active organisation access: the names of its owners",
    method: "GET",
    path: "/licences/owners",
    access: signedIn,
    response: z.object({ items: z.array(z.object({ name: z.string() })) }),
    refusals: ["wrong_kind_of_session", "membership_pending", "membership_disabled"],
  },
  getLinks: {
    summary: "The provider's pages about its modules, for who has no licence",
    method: "GET",
    path: "/licences/links",
    access: anyone,
    response: MarketingLinks,
    refusals: [],
  },
});
