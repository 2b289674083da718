import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess } from "../../../app/index.ts";

/** How many reported items await a decision; null for members who may not decide, undefined while loading. */
export function useOpenReports(): number | null | undefined {
  const { write } = useAccess("messages");
  const { data } = useQuery({ ...queryOf(api.conversations.listReported), enabled: write === true });
  return write === true ? data && (data.open ?? 0) : null;
}
