import { queryOf } from "@stoep/contract/kernel";
import { api, useLanguage, useNetwork, useResidence } from "../../app/index.ts";

/** The votes of a project that have been opened, latest first: for residents, or as visitors read them. */
export function useRoundsQuery(projectId: string) {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const asResident = queryOf(api.budgets.readRounds, { params: { projectId } });
  const asGuest = queryOf(api.budgets.readPublicRounds, { params: { networkSlug, projectId }, query: { language } });
  return isResident ? asResident : asGuest;
}
