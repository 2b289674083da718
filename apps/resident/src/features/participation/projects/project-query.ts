import { queryOf } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { api, useLanguage, useNetwork, useResidence } from "../../../app/index.ts";

type Language = ReadProject["language"];

/** One project, in `language` or else the reader's language: for residents the account's, for visitors the screen's. */
export function useProjectQuery(projectId: string, language?: Language) {
  const isResident = useResidence() !== null;
  const { slug } = useNetwork();
  const screen = useLanguage();
  const asResident = queryOf(api.participation.readProject, {
    params: { projectId },
    query: language ? { language } : {},
  });
  const asGuest = queryOf(api.participation.readPublicProject, {
    params: { networkSlug: slug, projectId },
    query: { language: language ?? screen },
  });
  return isResident ? asResident : asGuest;
}
