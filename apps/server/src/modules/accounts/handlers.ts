/** The handlers of all routes, gathered from the rooms. */
import { accounts } from "@stoep/contract/accounts";
import { implement } from "#kernel/module.ts";
import { closingHandlers } from "./closing/index.ts";
import { claimHandlers, invitationHandlers, memberHandlers } from "./members/index.ts";
import { organisationHandlers } from "./organisation/index.ts";
import { ownProfileHandlers, ownSecurityHandlers } from "./own-account/index.ts";
import { signOnHandlers } from "./sign-on/index.ts";
import { signingInHandlers } from "./signing-in/index.ts";

export const module = implement(accounts, {
  ...memberHandlers,
  ...invitationHandlers,
  ...claimHandlers,
  ...organisationHandlers,
  ...ownSecurityHandlers,
  ...ownProfileHandlers,
  ...signingInHandlers,
  ...signOnHandlers,
  ...closingHandlers,
});
