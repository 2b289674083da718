import { queryOf } from "@stoep/contract/kernel";
import { api, useLanguage, useNetwork, useResidence } from "../../../app/index.ts";

/** One idea, for residents or as visitors read it. */
export function useIdeaQuery(ideaId: string) {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const language = useLanguage();
  const asResident = queryOf(api.participation.readIdea, { params: { ideaId } });
  const asGuest = queryOf(api.participation.readPublicIdea, { params: { networkSlug, ideaId }, query: { language } });
  return isResident ? asResident : asGuest;
}
