import { z } from "zod";
import { routes, signedIn } from "../kernel/index.ts";
import { LicenceView } from "./schemas.ts";

export const licences = routes({
  listLicences: {
    summary: "The licences of the active organisation",
    method: "GET",
    path: "/licences",
    access: signedIn,
    response: z.object({ items: z.array(LicenceView) }),
    refusals: ["wrong_kind_of_session"],
  },
});
