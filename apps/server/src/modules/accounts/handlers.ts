/** What happens for each route: one file beside this for each part of the table. */
import { accounts } from "@stoep/contract/accounts";
import { implement } from "#kernel/module.ts";
import { memberHandlers } from "./handlers/members.ts";
import { organisationHandlers } from "./handlers/organisation.ts";
import { ownProfileHandlers } from "./handlers/own-profile.ts";
import { ownSecurityHandlers } from "./handlers/own-security.ts";
import { signOnHandlers } from "./handlers/sign-on.ts";
import { signingInHandlers } from "./handlers/signing-in.ts";

export const module = implement(accounts, {
  ...memberHandlers,
  ...organisationHandlers,
  ...ownSecurityHandlers,
  ...ownProfileHandlers,
  ...signingInHandlers,
  ...signOnHandlers,
});
