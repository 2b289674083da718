/** The handlers of all routes, gathered from the rooms. */
import { accounts } from "@stoep/contract/accounts";
import { implement } from "#kernel/module.ts";
import { accountClosureHandlers } from "./account-closure/index.ts";
import { claimHandlers, invitationHandlers, memberHandlers } from "./members/index.ts";
import { organisationHandlers } from "./organisations/index.ts";
import { ownProfileHandlers, ownSecurityHandlers } from "./own-account/index.ts";
import { signInHandlers } from "./sign-in/index.ts";
import { signOnHandlers } from "./sign-on/index.ts";
import { textBudgetHandlers } from "./text-budget/index.ts";

export const module = implement(accounts, {
  ...memberHandlers,
  ...invitationHandlers,
  ...claimHandlers,
  ...organisationHandlers,
  ...textBudgetHandlers,
  ...ownSecurityHandlers,
  ...ownProfileHandlers,
  ...signInHandlers,
  ...signOnHandlers,
  ...accountClosureHandlers,
});
