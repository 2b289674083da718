import { decisionRoutes } from "./decisions/routes.ts";
import { ownResidenceRoutes } from "./own-residence/routes.ts";

export const residents = { ...ownResidenceRoutes, ...decisionRoutes };
