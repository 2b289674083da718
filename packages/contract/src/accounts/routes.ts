import { accountClosureRoutes } from "./account-closure/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { organisationRoutes } from "./organisations/routes.ts";
import { ownProfileRoutes, ownSecurityRoutes } from "./own-account/routes.ts";
import { signInRoutes } from "./sign-in/routes.ts";
import { signOnRoutes } from "./sign-on/routes.ts";

export const accounts = {
  ...signInRoutes,
  ...ownProfileRoutes,
  ...ownSecurityRoutes,
  ...memberRoutes,
  ...organisationRoutes,
  ...signOnRoutes,
  ...accountClosureRoutes,
};

/** Each room's routes, for the server's handlers. */
export {
  accountClosureRoutes,
  memberRoutes,
  organisationRoutes,
  ownProfileRoutes,
  ownSecurityRoutes,
  signInRoutes,
  signOnRoutes,
};
