/** Closing one's own account. D §5 */
import { routes, signedIn } from "../../kernel/index.ts";
import { CloseAccount, ClosedAccount, Closing } from "../schemas.ts";

export const closing = routes({
  getClosing: {
    summary: "What closing one's account would end, what would stay, and whether it can be done",
    method: "GET",
    path: "/businessprofileapi/closing",
    access: signedIn,
    response: Closing,
    refusals: [],
  },
  closeAccount: {
    summary: "Leave all organisations; the account goes with them, unless somebody lives in a network with it",
    method: "POST",
    path: "/businessprofileapi/close",
    access: signedIn,
    limit: "settings",
    body: CloseAccount,
    response: ClosedAccount,
    refusals: ["confirmation_required", "last_owner", "system_account", "not_allowed", "changed_meanwhile"],
  },
});
