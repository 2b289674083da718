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
    summary: "The names of the active organisation's owners, who can give a member access",
    method: "GET",
    path: "/licences/owners",
    access: signedIn,
    response: z.object({ items: z.array(z.object({ name: z.string() })) }),
    refusals: ["wrong_kind_of_session", "membership_pending", "membership_disabled"],
  },
  getLinks: {
    summary: "The provider's pages about its modules, for organisations without a licence",
    method: "GET",
    path: "/licences/links",
    access: anyone,
    response: MarketingLinks,
    refusals: [],
  },
});
