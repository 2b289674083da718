import { queryOf } from "@stoep/contract/kernel";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/index.ts";
import { type Notify, useCommandAs } from "../commands/index.ts";

/** One switch for all emails except those on account security. `done` is shown once it is saved. */
export function useMailSwitch(tell: Notify, done: string) {
  const query = useQuery(queryOf(api.accounts.getMailSettings));
  // The switch keeps its new position until the server says otherwise.
  const [chosen, choose] = useState<boolean | null>(null);
  const set = useCommandAs(tell, api.accounts.setMailSettings, { done });
  const change = async (isUnsubscribedFromAll: boolean) => {
    choose(isUnsubscribedFromAll);
    if (!(await set.run({ body: { isUnsubscribedFromAll } }))) choose(null);
  };
  return { query, isOff: chosen ?? query.data?.isUnsubscribedFromAll ?? false, change };
}
