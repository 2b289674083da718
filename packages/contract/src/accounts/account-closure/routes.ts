/** Closing one's own account. D §5 */
import { routes, signedIn } from "../../kernel/index.ts";
import { AccountClosure, CloseAccount, ClosedAccount } from "../schemas.ts";

export const accountClosureRoutes = routes({
  getClosing: {
    summary: "What closing one's account would end and keep, and whether it is possible",
    method: "GET",
    path: "/businessprofileapi/closing",
    access: signedIn,
    response: AccountClosure,
    refusals: [],
  },
  closeAccount: {
    summary: "Leave all organisations; this also closes the account, unless its owner is a resident",
    method: "POST",
    path: "/businessprofileapi/close",
    access: signedIn,
    limit: "settings",
    body: CloseAccount,
    response: ClosedAccount,
    refusals: ["confirmation_required", "last_owner", "system_account", "not_allowed", "changed_meanwhile"],
  },
});
