import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess, useMembership } from "../../../app/index.ts";

/** How many people are waiting for their address to be confirmed; null for members who may not do so, undefined while loading. D §5 */
export function useWaitingCount(): number | null | undefined {
  const { manage } = useAccess("messages");
  const mayConfirm = useMembership().organisation.kind === "city" && manage === true;
  const waiting = useQuery({ ...queryOf(api.residents.listWaitingResidents), enabled: mayConfirm });
  return mayConfirm ? waiting.data?.waitingResidents : null;
}
