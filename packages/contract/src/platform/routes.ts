import { accountAndLogRoutes } from "./accounts/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { networkRoutes } from "./networks/routes.ts";
import { organisationRoutes } from "./organisations/routes.ts";
import { providerRoutes } from "./providers/routes.ts";

export const platform = {
  ...networkRoutes,
  ...importRoutes,
  ...organisationRoutes,
  ...accountAndLogRoutes,
  ...providerRoutes,
};

/** Each room's routes, for the server's handlers. */
export { accountAndLogRoutes, importRoutes, networkRoutes, organisationRoutes, providerRoutes };
