import { queryOf } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { api, useNetwork, useResidence } from "../../../app/index.ts";
import { useReaderLanguage } from "../../publishing/index.ts";

/** One idea, for residents or as visitors read it. */
export function useIdeaQuery(ideaId: string) {
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const language = useReaderLanguage() as ReadProject["language"];
  const asResident = queryOf(api.participation.readIdea, { params: { ideaId } });
  const asGuest = queryOf(api.participation.readPublicIdea, { params: { networkSlug, ideaId }, query: { language } });
  return isResident ? asResident : asGuest;
}
